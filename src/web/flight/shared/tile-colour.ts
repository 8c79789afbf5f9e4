/** The colour of an airline's tile; a carrier without one of its own gets a quiet slate. */
export const tileColour = (colour: string | undefined): string => colour ?? '#4a5560'
