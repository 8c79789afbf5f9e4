import fc from 'fast-check'

/** Returns what can happen to bookings of a property with these room types. */
export function walkSteps(rooms: readonly string[]) {
  const stay = fc.record({
    from: fc.nat(4),
    nights: fc.integer({ min: 1, max: 4 }),
    rooms: fc.integer({ min: 1, max: 2 }),
    room: fc.constantFrom(...rooms),
    /** Which of the rates. */
    rate: fc.nat(20),
  })
  const which = fc.nat(30)
  return fc.oneof(
    { weight: 4, arbitrary: fc.record({ act: fc.constant('hold' as const), stay }) },
    { weight: 4, arbitrary: fc.record({ act: fc.constant('book' as const), stay }) },
    { weight: 3, arbitrary: fc.record({ act: fc.constant('confirm' as const), which }) },
    { weight: 2, arbitrary: fc.record({ act: fc.constant('release' as const), which }) },
    { weight: 3, arbitrary: fc.record({ act: fc.constant('cancel' as const), which }) },
    { weight: 4, arbitrary: fc.record({ act: fc.constant('change' as const), which, stay }) },
    {
      weight: 4,
      arbitrary: fc.record({
        act: fc.constantFrom('retype' as const, 'add' as const, 'drop' as const),
        which,
        room: fc.nat(2),
        type: fc.constantFrom(...rooms),
      }),
    },
    { weight: 1, arbitrary: fc.record({ act: fc.constant('wait' as const) }) },
    { weight: 1, arbitrary: fc.record({ act: fc.constant('close' as const), which }) },
  )
}

export type WalkStep = ReturnType<typeof walkSteps> extends fc.Arbitrary<infer T> ? T : never
export type WalkStay = Extract<WalkStep, { stay: unknown }>['stay']
