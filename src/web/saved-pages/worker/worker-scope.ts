/** The parts of a service worker's global scope in use. TypeScript's own types exclude those of pages. */
interface WorkerEvent extends Event {
  waitUntil(work: Promise<unknown>): void
}

export interface PageRequest extends WorkerEvent {
  request: Request
  /** The response that the browser asked for while the worker started. */
  preloadResponse?: Promise<Response | undefined>
}

interface PageSpeaks extends WorkerEvent {
  data: unknown
  ports: readonly MessagePort[]
}

interface PushArrives extends WorkerEvent {
  data: { json(): unknown } | null
}

interface NotificationPressed extends WorkerEvent {
  notification: Notification
}

interface WorkerEvents {
  install: WorkerEvent
  activate: WorkerEvent
  fetch: PageRequest
  message: PageSpeaks
  push: PushArrives
  notificationclick: NotificationPressed
}

export interface WorkerScope {
  location: Location
  caches: CacheStorage
  registration: ServiceWorkerRegistration
  clients: { claim(): Promise<void>; openWindow(address: string): Promise<unknown> }
  skipWaiting(): Promise<void>
  addEventListener<Type extends keyof WorkerEvents>(
    type: Type,
    listener: (event: WorkerEvents[Type]) => void,
  ): void
}

export const worker = globalThis as unknown as WorkerScope
