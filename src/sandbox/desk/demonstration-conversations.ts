import type { DemonstrationConversation } from '../../contract/desk/demonstration-conversation.ts'

/** What travellers wrote to support: one waits for its first answer, one for the next, and one for the customer. */
export const demonstrationConversations: readonly DemonstrationConversation[] = [
  {
    name: 'Nur Aisyah Hassan',
    email: 'nur.aisyah@travellers.example',
    language: 'en',
    country: 'MY',
    topic: 'payment',
    message:
      'Hello! My bank shows the payment for Bangkok twice. Is one of them only a hold, and when does it disappear?',
  },
  {
    name: 'Daniel Weber',
    email: 'daniel.weber@travellers.example',
    language: 'en',
    country: 'DE',
    topic: 'documents',
    message: 'My passport is being renewed. Can I book now and enter the new number later?',
    answer: {
      message:
        'Hello Daniel, yes. Book with the passport you have, and write to us with the new number before you check in. Which airline would you like to fly with?',
      next: 'waiting_for_customer',
    },
    reply: 'Thank you! Probably Malaysia Airlines, from Frankfurt in March.',
  },
  {
    name: 'Chloé Martin',
    email: 'chloe.martin@travellers.example',
    language: 'en',
    country: 'FR',
    topic: 'change',
    message: 'Is it possible to move our stay in Lisbon by one night?',
    answer: {
      message:
        'Hello Chloé, it is if the hotel still has the room. Open your order, choose “Change dates”, and you’ll see the new price before you agree. Did that work?',
      next: 'waiting_for_customer',
    },
  },
]
