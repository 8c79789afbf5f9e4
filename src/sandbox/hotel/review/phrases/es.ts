import type { Phrases } from './phrases.ts'

export const es: Phrases = {
  language: 'es',
  space: ' ',
  openers: [
    'Muy buena estancia.',
    'Nos encantó.',
    'Todo perfecto.',
    'Segunda vez que venimos.',
    'Mejor de lo que esperábamos.',
  ],
  closers: [
    'Repetiremos.',
    'Totalmente recomendable.',
    'Gracias a todo el equipo.',
    '¡Volveremos seguro!',
  ],
  liked: {
    location: [
      'La ubicación en {area} es inmejorable.',
      'Se llega a todo caminando.',
      'Parada de metro a dos minutos y muchos bares alrededor.',
      'Calle tranquila en plena zona de ambiente.',
      '[beach] A un paso de la playa.',
    ],
    cleanliness: [
      'Habitación limpísima.',
      'El baño estaba impecable.',
      'Toallas limpias cada día.',
    ],
    staff: [
      'El personal es encantador y siempre dispuesto a ayudar.',
      'Nos dejaron entrar antes de la hora sin coste.',
      'Nos reservaron mesa en un restaurante buenísimo.',
      'Trato familiar desde el primer momento.',
    ],
    comfort: [
      'La cama comodísima.',
      'Dormimos sin un solo ruido.',
      'Habitación amplia y con mucha luz.',
      '[air_conditioning] El aire acondicionado va de maravilla.',
    ],
    facilities: [
      '[breakfast] El desayuno muy completo, con zumo natural.',
      '[pool] La piscina es una delicia con este calor.',
      '[wifi] Wifi rápido en todo el edificio.',
      '[terrace] La terraza tiene unas vistas preciosas.',
      '[parking] Aparcamiento cómodo.',
      '[kitchen] La cocina tiene de todo.',
      'Ducha grande y con mucha presión.',
    ],
    value: [
      'Relación calidad-precio excelente.',
      'Para estar en {area}, muy bien de precio.',
      'Sin cargos sorpresa al final.',
    ],
  },
  disliked: {
    location: [
      'Queda algo lejos del centro.',
      'De noche se oye la calle.',
      'La cuesta para volver se hace larga.',
    ],
    cleanliness: [
      'Encontramos pelos en la ducha.',
      'Las juntas del baño necesitan un repaso.',
      'Olor a humedad al entrar.',
    ],
    staff: [
      'Tardaron mucho en atendernos.',
      'La persona de recepción fue poco amable.',
      'Nadie contestaba al teléfono.',
    ],
    comfort: [
      'Se oye todo lo de la habitación de al lado.',
      'Colchón demasiado blando.',
      'Habitación interior y oscura.',
      '[-air_conditioning] Sin aire acondicionado se pasa mal.',
    ],
    facilities: [
      '[-lift] No hay ascensor.',
      '[breakfast] El desayuno es siempre igual.',
      '[wifi] El wifi se cortaba.',
      'Pocos enchufes.',
      '[pool] La piscina cierra demasiado pronto.',
    ],
    value: [
      'Un poco caro para lo que ofrece.',
      'Cobran aparte cosas que deberían estar incluidas.',
      'En agosto no vale lo que cuesta.',
    ],
  },
}
