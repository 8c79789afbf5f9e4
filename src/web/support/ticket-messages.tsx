import type { Ticket } from '../../contract/support/tickets.ts'
import { useT } from '../locale/language.ts'
import { useFormat } from '../locale/use-format.ts'
import { cx } from '../ui/cx.ts'
import { Icon } from '../ui/icon.tsx'
import { LocalTime } from '../ui/time/local-time.tsx'

interface TicketMessagesProps {
  messages: Ticket['messages']
  /** Returns what a message's author is called: a customer reads “You”, staff read names. */
  nameOf: (message: Ticket['messages'][number]) => string
  /** Returns the address that a file is downloaded from. */
  fileUrl: (attachmentId: string) => string
}

/** Renders a conversation, the oldest message first. Texts are texts: markup in them shows as it was written. */
export function TicketMessages({ messages, nameOf, fileUrl }: TicketMessagesProps) {
  const t = useT()
  const format = useFormat()
  return (
    <ol className="grid gap-3" aria-label={t('ticket.messages')}>
      {messages.map((message) => (
        <li
          key={message.id}
          className={cx(
            'rounded border border-line p-4',
            message.author === 'staff' ? 'bg-sea-soft' : 'bg-surface',
          )}
        >
          <p className="mb-2 flex flex-wrap justify-between gap-x-4 text-xs text-ink-soft">
            <strong className="font-semibold text-ink">{nameOf(message)}</strong>
            <LocalTime value={message.at} />
          </p>
          <p className="leading-relaxed whitespace-pre-line wrap-anywhere">{message.text}</p>
          {message.attachments.length > 0 && (
            <ul className="mt-2 grid gap-1">
              {message.attachments.map(({ id, name, bytes }) => (
                <li key={id}>
                  <a
                    href={fileUrl(id)}
                    download
                    className="inline-flex min-h-10 items-center gap-2 font-medium text-sea wrap-anywhere hover:underline"
                  >
                    <Icon name="download" size={16} />
                    {t('ticket.file', { name, size: format.number(Math.ceil(bytes / 1000)) })}
                  </a>
                </li>
              ))}
            </ul>
          )}
        </li>
      ))}
    </ol>
  )
}
