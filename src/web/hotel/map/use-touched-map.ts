import {
  type ComponentType,
  type RefObject,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react'

/** What the visitor has of a map: its drawing, or the one that can be moved. */
export interface TouchedMap<Props extends object> {
  state: 'drawn' | 'loading' | 'moving' | 'failed'
  /** What renders the map that can be moved, once it's loaded. */
  Moving: ComponentType<Props> | undefined
  /** Loads it, and tells when that fails. */
  explore: () => void
  /** Returns whether the map gets the focus: if it was on what it replaces, or the button that asked for it had it last. */
  takesFocus: () => boolean
  onReady: () => void
  onLost: () => void
}

/** Keys that a map understands; others leave the drawing as it is. */
const keys = new Set(['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight', '+', '-', '='])

/** What has its own effect: a single place's link, and the button that asks for the map. */
const elsewhere = '[data-place], [data-explore]'

/** Whether one was moved in this document: the next page shows its own at once. */
let isWanted = false
let isPossible: boolean | undefined

/**
 * Loads the map that can be moved when its drawing is first touched: by a click or a key, not by a finger that scrolls past.
 * Links to a single place are left alone.
 */
export function useTouchedMap<Props extends object>(
  box: RefObject<HTMLElement | null>,
  load: () => Promise<{ default: ComponentType<Props> }>,
): TouchedMap<Props> {
  const [state, setState] = useState<TouchedMap<Props>['state']>('drawn')
  const isAsked = useRef(false)
  const [Moving, setMoving] = useState<ComponentType<Props>>()

  async function start(otherwise: 'drawn' | 'failed') {
    setState('loading')
    const part = hasWebGl() ? await load().catch(() => undefined) : undefined
    if (!part) return setState(otherwise)
    isWanted = true
    setMoving(() => part.default)
  }
  const onTouch = useEffectEvent((event: Event) => {
    const isElsewhere = event.target instanceof Element && event.target.closest(elsewhere)
    if (state !== 'drawn' || isElsewhere) return
    if (event instanceof KeyboardEvent && !keys.has(event.key)) return
    void start('drawn')
  })
  const onShown = useEffectEvent(() => {
    if (isWanted) void start('drawn')
  })
  useEffect(() => {
    const element = box.current
    onShown()
    const kinds = ['click', 'keydown'] as const
    const touched = (event: Event) => onTouch(event)
    for (const kind of kinds) element?.addEventListener(kind, touched)
    return () => {
      for (const kind of kinds) element?.removeEventListener(kind, touched)
    }
  }, [box])
  return {
    state,
    Moving,
    explore: () => {
      isAsked.current = true
      if (state !== 'loading') void start('failed')
    },
    takesFocus() {
      const { activeElement, body } = document
      if (activeElement === body) return isAsked.current
      return activeElement?.closest('.map-drawing, [data-explore]') != null
    },
    onReady: () => setState('moving'),
    onLost: () => {
      setMoving(undefined)
      setState('failed')
    },
  }
}

function hasWebGl(): boolean {
  if (isPossible === undefined) {
    const gl = document.createElement('canvas').getContext('webgl2')
    isPossible = gl !== null
    gl?.getExtension('WEBGL_lose_context')?.loseContext()
  }
  return isPossible
}
