import type { Phrases } from './phrases.ts'

export const pt: Phrases = {
  language: 'pt',
  space: ' ',
  openers: [
    'Estadia ótima.',
    'Superou as expectativas.',
    'Já é a segunda vez.',
    'Tudo como combinado.',
  ],
  closers: ['Voltaremos com certeza.', 'Recomendo.', 'Obrigado a toda a equipa!', 'Para repetir.'],
  liked: {
    location: [
      'Localização excelente em {area}.',
      'Dá para fazer tudo a pé.',
      'Perto do metro e de bons restaurantes.',
      'Rua sossegada, mas perto de tudo.',
      '[beach] Pé na areia, literalmente.',
    ],
    cleanliness: ['Quarto muito limpo.', 'Casa de banho impecável.', 'Limpeza diária e cuidadosa.'],
    staff: [
      'Funcionários simpáticos e atenciosos.',
      'Deixaram-nos entrar mais cedo.',
      'Deram-nos dicas que não vêm nos guias.',
      'Resolveram tudo com um sorriso.',
    ],
    comfort: [
      'Cama muito confortável.',
      'Silêncio total durante a noite.',
      'Quarto espaçoso e bem iluminado.',
      '[air_conditioning] O ar-condicionado funciona muito bem.',
    ],
    facilities: [
      '[breakfast] Pequeno-almoço variado, com fruta fresca.',
      '[pool] A piscina é ótima para descansar ao fim do dia.',
      '[wifi] Internet rápida.',
      '[terrace] Terraço com uma vista linda.',
      '[kitchen] Cozinha bem equipada.',
      'Chuveiro com boa pressão.',
    ],
    value: ['Ótima relação qualidade-preço.', 'Barato para {area}.', 'Sem taxas inesperadas.'],
  },
  disliked: {
    location: [
      'Um pouco longe do centro.',
      'Barulho da rua de madrugada.',
      'À noite a zona fica deserta.',
    ],
    cleanliness: ['Cheiro a mofo.', 'Pó atrás das cortinas.', 'Toalhas gastas.'],
    staff: [
      'Demora no check-in.',
      'Faltou simpatia na receção.',
      'Ninguém respondeu às mensagens.',
    ],
    comfort: [
      'Paredes finas.',
      'Colchão demasiado duro.',
      'Quarto pequeno e escuro.',
      '[-air_conditioning] Sem ar-condicionado é difícil dormir.',
    ],
    facilities: [
      '[-lift] Não tem elevador.',
      '[breakfast] Pequeno-almoço repetitivo.',
      '[wifi] O wifi caía constantemente.',
      'Poucas tomadas.',
    ],
    value: ['Um pouco caro.', 'Não vale o preço em época alta.', 'Estacionamento pago à parte.'],
  },
}
