/** Tones of the palette's illustrations (tokens.css). */
type Tone = 'far' | 'mid' | 'near' | 'dark' | 'sea' | 'light' | 'sun'

/** Shapes of one tone: filled, or drawn as lines of the given width. */
export type LandmarkPart = readonly [tone: Tone, path: string, line?: number]

/** Returns a disc as a path. */
const disc = (x: number, y: number, r: number) =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${r * 2} 0a${r} ${r} 0 1 0 ${-r * 2} 0z`

/** Taipei 101: eight flaring storeys on a tapered foot. */
const storeys = [0, 1, 2, 3, 4, 5, 6, 7].map((each) => `M-9 ${-26 - each * 9}h18l3-9h-24z`).join('')

const arches = (y: number, from: number, count: number, step: number) =>
  Array.from(
    { length: count },
    (_, each) => `M${from + each * step} ${y}v-7a3 3 0 0 1 6 0v7z`,
  ).join('')

const spire = (x: number, height: number) => `M${x - 7} 0V${-height + 40}q3-26 7-40q4 14 7 40V0z`

const gable = (x: number) => `M${x} 0v-36h5v-9h5v-9h4v-8h4v8h4v9h5v9h5V0z`

/**
 * Each city's landmark, drawn upwards from the ground at 0, about 120 high, centred at 0. Places without an entry have
 * none: no landmark is better than a wrong one.
 */
const landmarks: Readonly<Record<string, readonly LandmarkPart[]>> = {
  // Wat Arun.
  BKK: [
    [
      'near',
      'M-44 0h88l-6-10h-76zM-32-10h64l-6-12h-52zM-22-22h44C15-40 9-62 6-88q-2-14-6-26q-4 12-6 26C-9-62-15-40-22-22zM-72 0h24l-4-12c-3-12-6-22-8-34c-2 12-5 22-8 34zM72 0h-24l4-12c3-12 6-22 8-34c2 12 5 22 8 34z',
    ],
    [
      'light',
      'M-19-28h38l-1-4h-36zM-14-44h28l-1-4h-26zM-10-60h20l-1-4h-18zM-6 0v-8a6 6 0 0 1 12 0v8z',
    ],
    ['sun', 'M-1-124h2v12h-2z'],
  ],
  // Marina Bay Sands and the lotus of the ArtScience Museum.
  SIN: [
    ['near', 'M-58 0l6-74h15l1 74zM-12 0l3-74h15l3 74zM30 0l1-74h15l7 74z'],
    ['near', 'M-70-72Q0-92 74-80Q66-72 52-70H-56z'],
    ['light', 'M72 2q-16-18-8-32q8 8 9 16q0-18 9-26q8 8 8 26q3-9 11-14q6 16-9 30z'],
    [
      'light',
      'M-48-14h8M-48-28h8M-47-42h8M-46-56h8M-3-14h8M-3-28h8M-3-42h8M-3-56h8M37-14h8M36-28h8M36-42h8M36-56h8',
      2,
    ],
  ],
  // The Petronas Towers.
  KUL: [
    [
      'near',
      'M-38 0V-62h4v-16h4v-12h3l2.500-10v-22h1v22l2.500 10h3v12h4v16h4V0zM6 0V-62h4v-16h4v-12h3l2.500-10v-22h1v22l2.500 10h3v12h4v16h4V0z',
    ],
    ['light', 'M-10-50h16v4h-16z'],
    [
      'light',
      'M-32-10h16M-32-22h16M-32-34h16M-32-46h16M-32-58h16M-30-72h12M12-10h16M12-22h16M12-34h16M12-46h16M12-58h16M14-72h12',
      1.5,
    ],
  ],
  // The Bank of China Tower, the International Finance Centre, a Star Ferry.
  HKG: [
    ['near', 'M-34 0V-78L-18-108L-2-78V0zM28 0V-86q3-14 8-16h10q5 2 8 16V0z'],
    [
      'light',
      'M-34 0L-2-39M-2 0L-34-39M-34-39L-2-78M-2-39L-34-78M-34-78H-2M34-20h14M34-34h14M34-48h14M34-62h14M34-76h14',
      1.5,
    ],
    ['near', 'M-21-104V-122M-15-104V-122', 2],
    ['dark', 'M-96 24h64l-7 10h-50zM-70 4h10v9h-10z'],
    ['light', 'M-90 12h52v10h-52z'],
  ],
  // The Skytree, and the five-storey pagoda of Asakusa.
  TYO: [
    ['near', 'M27-124h3l1 30h3v8h-1.500l4 24h4v8h-2l4 54h-28l4-54h-2v-8h4l4-24h-1.500v-8h3z'],
    ['dark', 'M-46 0v-10h24v10zM-45-18v-8h22v8zM-43-32v-7h18v7zM-41-45v-6h14v6zM-39-56v-6h10v6z'],
    [
      'near',
      'M-58-9q8-1 10-9h28q2 8 10 9zM-55-24q7-1 9-8h24q2 7 9 8zM-52-38q6-1 8-7h20q2 6 8 7zM-49-50q5-1 7-6h16q2 5 7 6zM-46-61q5-1 7-7h10q2 6 7 7zM-35-68h2v-18h-2z',
    ],
  ],
  // N Seoul Tower on Namsan, and Gwanghwamun.
  SEL: [
    ['mid', 'M-130 2Q-50-58 40 2z'],
    ['near', 'M-53-26V-78h-8l-3-9h28l-3 9h-8v52zM-58-88l3-6h10l3 6zM-51-94h2v-28h-2z'],
    ['mid', 'M34 0v-26h72v26z'],
    ['near', 'M22-24q12-2 16-13h64q4 11 16 13zM36-40q10-2 13-11h42q3 9 13 11z'],
    ['light', 'M62 0v-11a8 8 0 0 1 16 0v11zM42 0v-7a5 5 0 0 1 10 0v7zM88 0v-7a5 5 0 0 1 10 0v7z'],
  ],
  // A split gate.
  DPS: [
    [
      'near',
      'M-9 4V-104L-15-94H-18V-84H-24V-72H-30V-58H-36V-42H-44V-24H-52V4zM9 4V-104L15-94H18V-84H24V-72H30V-58H36V-42H44V-24H52V4z',
    ],
    [
      'light',
      'M-18-84h6M-24-72h8M-30-58h10M-36-42h12M-44-24h14M18-84h-6M24-72h-8M30-58h-10M36-42h-12M44-24h-14',
      2,
    ],
    ['light', 'M-9 4h18v-4h-18zM-7-1h14v-4h-14z'],
  ],
  // Mount Kinabalu.
  BKI: [
    ['mid', 'M-190 10L-104-44L-66-84l8 5 9-13 10 9 12-15 9 11 14-9 9 15 13 4L92-46L190 10z'],
    ['light', 'M-66-84l8 5 9-13 10 9 12-15 9 11 14-9 9 15-8 5-11-4-10 7-14-5-11 6-14-4z'],
  ],
  // The Big Buddha above the bays.
  HKT: [
    ['mid', 'M-170 6Q-20-58 130 6z'],
    [
      'light',
      `M-34-24h68l-7-8h-54zM-31-32q4-15 31-15t31 15zM-16-42q-3-24 8-31h16q11 7 8 31z${disc(0, -80, 8)}M-4-86L0-97L4-86z`,
    ],
  ],
  // Taipei 101.
  TPE: [
    ['near', `M-17 0L-12-26h24L17 0z${storeys}M-7-98h14l-3-11h-8zM-1-109h2v-15h-2z`],
    ['light', 'M-10-35h20M-10-44h20M-10-53h20M-10-62h20M-10-71h20M-10-80h20M-10-89h20', 1.5],
  ],
  // The Turtle Tower in Hoan Kiem Lake.
  HAN: [
    ['mid', 'M-70 6q70-22 140 0z'],
    ['mid', 'M-36-2v-28h72v28zM-26-32v-22h52v22zM-16-56v-16h32v16z'],
    ['near', 'M-40-29h80l-6-5h-68zM-30-53h60l-6-5h-48zM-22-70q8-2 10-10h24q2 8 10 10z'],
    [
      'light',
      'M-28-2v-12a5 5 0 0 1 10 0v12zM-5-2v-12a5 5 0 0 1 10 0v12zM18-2v-12a5 5 0 0 1 10 0v12zM-16-34v-9a4 4 0 0 1 8 0v9zM8-34v-9a4 4 0 0 1 8 0v9z',
    ],
  ],
  // The Opera House before the Harbour Bridge.
  SYD: [
    [
      'near',
      'M-186-8Q-106-108-26-8M-186-8Q-106-84-26-8M-196-18H0M-160-18v-18M-140-18v-34M-120-18v-42M-100-18v-42M-80-18v-36M-60-18v-22',
      3,
    ],
    [
      'light',
      'M-48 0q8-42 40-50q-8 26-4 50zM-20 0q6-54 46-64q-14 32-8 64zM18 0q8-40 36-46q-8 22-4 46zM52 0q10-24 28-24q-6 12-5 24z',
    ],
    ['dark', 'M-60-1h150v9h-150z'],
  ],
  // Flinders Street Station.
  MEL: [
    [
      'near',
      'M-92 0v-28h150v28zM-20-28v-16a17 17 0 0 1 34 0v16zM-5-60h4v-14h-4zM62 0v-66h20v66zM58-66h28l-14-20z',
    ],
    [
      'light',
      `M-16 0v-6a13 13 0 0 1 26 0v6z${disc(72, -54, 6)}${arches(-6, -86, 4, 14)}${arches(-6, 20, 3, 12)}`,
    ],
  ],
  // Tower Bridge and the clock tower of Westminster.
  LON: [
    [
      'near',
      'M-34 8V-52h4l9-22 9 22h4V8zM34 8V-52h-4l-9-22-9 22h-4V8zM-10-46h20v5h-20zM-100-12h200v7h-200z',
    ],
    ['near', 'M-100-16Q-60-18-34-50M100-16Q60-18 34-50', 3],
    ['light', 'M-24-30h6v12h-6zM18-30h6v12h-6z'],
    ['near', 'M-134 0V-82h-3v-20h26v20h-3V0zM-137-102h26l-9-16h-2l-2-8-2 8h-2z'],
    ['light', disc(-124, -92, 7)],
  ],
  // The Eiffel Tower.
  PAR: [
    [
      'near',
      'M-1-124h2v8h1.500l2 28C7-52 17-24 42 2H24C18-16-18-16-24 2h-18C-17-24-7-52-4.500-88l2-28h1.500z',
    ],
    ['light', 'M-19-34h38v4h-38zM-9-62h18v3h-18z'],
  ],
  // A windmill by the canals.
  AMS: [
    ['near', 'M-26 4v-22h52v22zM-17-18L-11-58h22L17-18zM-13-58q13-18 26 0z'],
    ['dark', 'M-38-98L38-30M38-98L-38-30', 3],
    [
      'light',
      'M-38-98l26 24 3-4-26-24zM38-30l-26-24-3 4 26 24zM38-98l-26 24 4 4 26-24zM-38-30l26-24-4-4-26 24z',
    ],
    ['light', 'M-4 4v-12h8v12z'],
  ],
  // The Sagrada Família.
  BCN: [
    [
      'near',
      `${spire(-42, 84)}${spire(-17, 112)}${spire(9, 120)}${spire(34, 84)}M-50 0v-34h94v34z`,
    ],
    [
      'light',
      'M-45-30h6v-8h-6zM-20-50h6v-8h-6zM-20-66h6v-8h-6zM6-52h6v-8h-6zM6-68h6v-8h-6zM31-30h6v-8h-6zM-12 0v-12a9 9 0 0 1 18 0v12z',
    ],
  ],
  // The Colosseum.
  ROM: [
    ['near', 'M-84 2V-46q6-10 26-15Q-10-72 30-64V-42q24 2 40 10V2z'],
    ['light', `${arches(-2, -76, 9, 16)}${arches(-22, -76, 9, 16)}${arches(-42, -76, 6, 16)}`],
  ],
  // The Empire State Building and the Statue of Liberty.
  NYC: [
    ['near', 'M12 0V-58h7V-84h6V-98h4l2-6h2v-20h2v20h2l2 6h4v14h6v26h7V0z'],
    ['light', 'M22-10h20M22-22h20M22-34h20M22-46h20M28-66h8M28-78h8', 1.5],
    [
      'near',
      `M-98 4l5-30h26l5 30zM-90-26q3-26 7-36h6q7 12 9 36z${disc(-80, -67, 5)}M-77-60l8-24 4 1-6 26zM-87-71l-3-5 6 1 2-6 4 5 5-4v6z`,
    ],
    ['sun', disc(-67, -88, 4)],
  ],
  // The Burj Khalifa and the Burj Al Arab.
  DXB: [
    ['near', 'M-29 0V-34h5v-20h4v-18h4v-18h3L-10-126l3 36h3v18h4v18h4v20h5V0z'],
    ['light', 'M-22-12h24M-22-24h24M-18-44h16M-14-62h8', 1.5],
    ['light', 'M70 4C72-36 82-58 104-76q8 34 0 80z'],
    ['near', 'M104-84V4', 3],
  ],
  // The Sultan Ahmed Mosque.
  IST: [
    [
      'near',
      'M-52 0v-24h104v24zM-34-24a34 32 0 0 1 68 0zM-58-24a16 14 0 0 1 32 0zM58-24a16 14 0 0 0-32 0zM-1-70h2v16h-2z',
    ],
    [
      'near',
      'M-76 0v-86l3-18 3 18V0zM-65 0v-72l3-16 3 16V0zM76 0v-86l-3-18-3 18V0zM65 0v-72l-3-16-3 16V0z',
    ],
    ['light', 'M-6 0v-10a6 6 0 0 1 12 0v10zM-36 0v-8a4 4 0 0 1 8 0v8zM28 0v-8a4 4 0 0 1 8 0v8z'],
  ],
  // India Gate.
  DEL: [
    [
      'near',
      'M-38 2V-72h76V2h-22V-40a16 16 0 0 0-32 0V2zM-44-72h88v-8h-88zM-30-80h60v-7h-60zM-13-87h26v-6h-26z',
    ],
    ['light', 'M-34-62h68M-34-10h14M20-10h14', 1.5],
  ],
  // The Gateway of India.
  BOM: [
    [
      'near',
      'M-58 2V-50h116V2h-42V-24a16 16 0 0 0-32 0V2zM-30-50h60v-10h-60zM-22-60v-10l4-8 4 8v10zM14-60v-10l4-8 4 8v10zM-58-50v-9l4-8 4 8v9zM50-50v-9l4-8 4 8v9z',
    ],
    ['light', 'M-50 2v-18a7 7 0 0 1 14 0v18zM36 2v-18a7 7 0 0 1 14 0v18zM-54-44h108v3h-108z'],
  ],
  // Griffith Observatory.
  LAX: [
    ['mid', 'M-170 6Q0-70 170 6z'],
    [
      'light',
      'M-64-24v-20h128v20zM-22-44v-7a22 20 0 0 1 44 0v7zM-62-44v-4a12 11 0 0 1 24 0v4zM38-44v-4a12 11 0 0 1 24 0v4z',
    ],
    ['near', 'M-50-34h16M-8-34h16M34-34h16', 6],
  ],
  // The stupa of Boudhanath.
  KTM: [
    ['near', 'M-76 4h152v-8h-152zM-62-4h124v-7h-124z'],
    ['light', 'M-48-11a48 38 0 0 1 96 0z'],
    ['sun', 'M-12-48h24v-16h-24zM-10-64L0-100L10-64zM-1-112h2v14h-2z'],
    ['dark', 'M-8-58h6v3h-6zM2-58h6v3h-6z'],
    ['dark', 'M0-100L-70-10M0-100L70-10', 1],
  ],
  // The National Monument.
  JKT: [
    ['near', 'M-6-28l3-70h6l3 70zM-40-32h80l-12 10h-56zM-9-22h18l8 22h-34zM-56 2h112v-5h-112z'],
    ['sun', 'M-5-98q-2-10 5-20q7 10 5 20z'],
  ],
  // The Bitexco Tower with its helipad, and the cathedral.
  SGN: [
    ['near', 'M-14 0C-20-50-12-86 4-118C16-86 20-40 18 0zM12-72h22v4h-22z'],
    ['light', 'M-11-16h26M-12-30h28M-11-44h26M-9-58h22', 1.5],
    ['near', 'M-86 0v-44l7-24 7 24v14h16v-14l7-24 7 24V0z'],
    ['light', `${disc(-64, -18, 5)}M-81-26h4v-9h-4zM-51-26h4v-9h-4z`],
  ],
  // The Rizal Monument.
  MNL: [
    ['near', 'M-7-22l3-76h8l3 76zM-22-8h44v-14h-44zM-40 2h80v-10h-80z'],
    ['dark', `M-4-22v-16q0-6 4-6t4 6v16z${disc(0, -48, 4)}`],
    ['sun', `${disc(0, -102, 3)}${disc(0, -92, 2)}`],
  ],
  // The Oriental Pearl Tower and the World Financial Center.
  SHA: [
    ['near', `M-22-124h2V0h-2z${disc(-21, -34, 14)}${disc(-21, -76, 9)}${disc(-21, -98, 4)}`],
    ['near', 'M-40 0L-24-34M-2 0L-18-34M-25-34V-76M-17-34V-76', 3],
    ['near', 'M30 0L35-104h16L56 0z'],
    ['light', 'M39-98h8v9h-8z'],
    ['light', 'M-34-34h26M-29-76h16', 2],
  ],
  // The Römer, and the Messeturm behind.
  FRA: [
    ['mid', 'M44 0V-88L58-116L72-88V0z'],
    ['near', `${gable(-66)}${gable(-28)}${gable(10)}`],
    [
      'light',
      `${arches(-2, -57, 2, 13)}${arches(-2, -19, 2, 13)}${arches(-2, 19, 2, 13)}${arches(-20, -57, 2, 13)}${arches(-20, -19, 2, 13)}${arches(-20, 19, 2, 13)}`,
    ],
  ],
}

/** Returns the parts of a place's landmark, back to front; empty if there is none. */
export const landmarkOf = (place: string): readonly LandmarkPart[] => landmarks[place] ?? []

/** All places with a landmark. */
export const placesWithLandmark: readonly string[] = Object.keys(landmarks)
