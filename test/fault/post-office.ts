import { once } from 'node:events'
import { type AddressInfo, createServer, type Socket } from 'node:net'

/** Opens a mail server that counts each mail's deliveries, and can delay its response to one. */
export async function openPostOffice() {
  /** The message ids received, whether or not they were acknowledged. */
  const came: string[] = []
  let isPatient = true
  let waiting: (() => void)[] = []

  function take(mail: string, accept: () => void): void {
    came.push(/^Message-ID: (.*)$/im.exec(mail)?.[1] ?? 'no id')
    if (isPatient) accept()
    else waiting.push(accept)
  }

  const server = createServer((socket) => converse(socket, take))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const open = new Set<Socket>()
  server.on('connection', (socket) => open.add(socket))
  return {
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    came,
    close() {
      for (const socket of open) socket.destroy()
      server.close()
    },
    /** Accepts mails without a response until `answer`. */
    fallSilent: () => {
      isPatient = false
    },
    answer: () => {
      isPatient = true
      for (const accept of waiting) accept()
      waiting = []
    },
  }
}

/** Handles one SMTP connection: just enough of the protocol to receive mails. */
function converse(socket: Socket, take: (mail: string, accept: () => void) => void): void {
  const say = (line: string) => socket.writable && socket.write(`${line}\r\n`)
  let heard = ''
  let isMail = false
  socket.setEncoding('utf8')
  socket.on('error', () => undefined)
  socket.on('data', (text: string) => {
    heard += text
    for (;;) {
      const mark = isMail ? '\r\n.\r\n' : '\r\n'
      const end = heard.indexOf(mark)
      if (end < 0) return
      const said = heard.slice(0, end)
      heard = heard.slice(end + mark.length)
      if (isMail) take(said, () => say('250 taken'))
      isMail = !isMail && /^data$/i.test(said)
      if (isMail) say('354 go on')
      else if (mark === '\r\n') say(answerTo(said))
    }
  })
  say('220 post office')
}

/** Nobody lives at `gone@…`, and the box of `full@…` is full. */
function answerTo(said: string): string {
  if (/^quit/i.test(said)) return '221 bye'
  if (/^rcpt to:<gone@/i.test(said)) return '550 5.1.1 no such user'
  return /^rcpt to:<full@/i.test(said) ? '452 4.2.2 mailbox full' : '250 fine'
}
