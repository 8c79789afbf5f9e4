import { type ComponentType, useEffect, useState } from 'react'
import { useLocation, useParams } from 'react-router'
import type { InAppMessage } from '../../contract/message/in-app-message.ts'
import { useUrl } from '../locale/language.ts'
import { whenIdle } from '../offline/when-idle.ts'
import { useVisitor } from '../session/page-state/page-state.tsx'

export interface MessageProps {
  message: InAppMessage
  path: string
}

interface Loaded extends MessageProps {
  Shown: ComponentType<MessageProps>
}

/**
 * Asks for the message of each page that is opened (S4.29). Its script is loaded only if there is one, after everything
 * that the page itself needs; visitors who save data get none.
 */
export function PageMessage() {
  const { device, consent } = useVisitor()
  // A message isn't to cover the question for consent.
  const isAsked = !device.crawler && !consent.isAsked
  const address = useUrl()('message')
  const path = useLocation().pathname.replace(/^\/[^/]*/, '') || '/'
  const { slug } = useParams()
  const [loaded, setLoaded] = useState<Loaded>()
  useEffect(() => {
    if (!isAsked) return
    const left = new AbortController()
    const ask = async () => {
      const { askForMessage } = await import('./ask-for-message.ts')
      const found = await askForMessage(address, { path, slug }, left.signal)
      if (found && !left.signal.aborted) setLoaded({ ...found, path })
    }
    const stop = whenIdle(() => void ask().catch(() => {}))
    return () => {
      stop?.()
      left.abort()
      setLoaded(undefined)
    }
  }, [isAsked, address, path, slug])
  if (!loaded) return null
  const { Shown, message } = loaded
  return <Shown key={`${message.id} ${loaded.path}`} message={message} path={loaded.path} />
}
