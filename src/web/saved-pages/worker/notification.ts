/** What the server says in a push message; see `src/server/push/push-service.ts`. */
interface Content {
  order: string
  event: string
  language: string
  title: string
  text: string
}

const isContent = (content: unknown): content is Content =>
  typeof content === 'object' &&
  content !== null &&
  ['order', 'event', 'language', 'title', 'text'].every(
    (name) => typeof content[name as keyof typeof content] === 'string',
  )

/** Returns the notification of a push message, which leads to its order; undefined if it's no message of ours. */
export function notificationOf(content: unknown): [string, NotificationOptions] | undefined {
  if (!isContent(content) || !/^[\w-]+$/.test(content.order + content.language)) return undefined
  const { order, event, language, title, text } = content
  return [
    title,
    {
      body: text,
      lang: language,
      icon: '/app/icon-192.png',
      badge: '/app/badge-96.png',
      // A later message about the same replaces an earlier one.
      tag: `${order} ${event}`,
      data: `/${language}/order/${order}`,
    },
  ]
}
