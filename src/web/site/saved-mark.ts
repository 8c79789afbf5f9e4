/** The fragment with which a page is asked for again after a choice was kept. */
export const savedMark = '#saved'
