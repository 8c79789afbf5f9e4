import type { Issue } from '../../../src/server/documents/document-service.ts'

/** Who issued documents, when and how they were paid. */
export const issued: Issue = {
  origin: 'https://sojourn.example',
  email: 'help@sojourn.example',
  phone: '+60 3 1234 5678',
  isTest: () => false,
  issuedAt: new Date('2026-11-01T02:00:00Z'),
  paidBy: 'card',
}

/** What document services need beyond products and a history. */
export const issuing = {
  issuer: issued,
  paidWith: async () => ({ method: 'card' as const }),
}
