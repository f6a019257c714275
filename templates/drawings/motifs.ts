/**
 * A drawing in a square of 96, painted in the order in which its parts are written: `far` and `near` are areas, light and
 * dark; `line` is a stroke; `stars` is a thin line with a star at each point, in absolute coordinates; `sun` is in front of
 * what is written before it, and behind what follows.
 */
export type Drawing = Readonly<Partial<Record<'sun' | 'far' | 'near' | 'line' | 'stars', string>>>

/** A circle as path data. */
export function disc(x: number, y: number, r: number): string {
  return `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0 ${r} ${r} 0 1 0-${2 * r} 0`
}

/**
 * What emblems show, by the name that brands have as `motif`. A new line here is all that a new motif needs. Within the
 * arch of a Vista brand, the ground is at 90, and the walls are at 14 and 82; its round top begins at 40 and ends at 6.
 */
export const motifs: Readonly<Record<string, Drawing>> = {
  barbell: {
    sun: disc(34, 34, 9),
    near: 'M35 61 57 43 61 47 39 65ZM44 31 50 26 76 56 70 62ZM56 30 62 25 79 45 73 50ZM20 52 26 46 52 77 46 82ZM17 63 23 58 40 78 34 83Z',
  },
  birdhouse: {
    far: 'M14 78Q34 66 52 74T82 72V90H14Z',
    near: 'M48 16 76 44 71 49 67 45V74H52V90H44V74H29V45L25 49 20 44Z',
    sun: disc(48, 50, 9),
  },
  case: {
    far: 'M14 70 34 50 46 60 60 44 82 64V90H14Z',
    line: 'M38 50V46q0-6 6-6h8q6 0 6 6v4',
    near: 'M20 56q0-6 6-6H70q6 0 6 6V90H20Z',
    sun: 'M43 56H53V65H62V75H53V84H43V75H34V65H43Z',
  },
  chalet: {
    sun: disc(67, 28, 9),
    far: 'M14 62 30 34 42 52 58 36 82 64V90H14Z',
    near: 'M48 40 81 66 77 71 72 68V90H54V78a6 6 0 0 0-12 0V90H24V68L19 71 15 66 24 59V46H32V53Z',
  },
  chateau: {
    sun: disc(48, 32, 10),
    near: 'M17 90V54H15L25 30 35 54H33V58L40 42H56L63 58V54H61L71 30 81 54H79V90H54V78a6 6 0 0 0-12 0V90Z',
  },
  crown: { sun: disc(48, 22, 7), near: 'M26 72 19 40 35 54 48 30 61 54 77 40 70 72ZM26 76H70V82H26Z' },
  cup: {
    line: 'M66 54h4a8 8 0 0 1 0 17h-6M20 87H68M34 42q-6-6 0-12t0-12M54 42q-6-6 0-12t0-12',
    sun: disc(44, 50, 10),
    near: 'M18 50H68V62q0 20-18 20H36Q18 82 18 62Z',
  },
  drop: {
    far: 'M20 80a28 6 0 1 0 56 0a28 6 0 1 0-56 0Z',
    near: 'M48 12C58 30 67 40 67 54a19 19 0 0 1-38 0C29 40 38 30 48 12Z',
    sun: disc(48, 54, 9),
    line: 'M36 82q12 4 24 0M20 80a28 6 0 0 0 56 0',
  },
  flag: {
    sun: disc(64, 54, 10),
    far: 'M14 76 30 60 44 70 62 52 82 72V90H14Z',
    near: 'M14 90 40 60 58 78 66 72 82 90ZM40 16 70 27 40 38Z',
    line: 'M40 18V66',
  },
  fork: {
    sun: disc(48, 30, 16),
    near: 'M31 14q2-3 5 0V42h5V14q2-3 5 0V42h4V14q2-3 5 0V42h5V14q2-3 5 0V50q0 12-12 15L52 90H44L43 65Q31 62 31 50Z',
  },
  gem: {
    sun: disc(48, 22, 9),
    far: 'M32 38H64L76 53H20Z',
    near: 'M20 53H76L48 84Z',
    line: 'M32 38 40 53 48 38 56 53 64 38ZL20 53H76L64 38',
  },
  glasses: {
    sun: disc(65, 46, 8),
    far: 'M18 52 27 42 34 49 39 45 44 52Q31 72 18 52ZM52 52 60 46 66 50 73 42 78 52Q65 72 52 52Z',
    near: 'M14 78Q48 66 82 78V90H14Z',
    line: `${disc(31, 48, 14)}${disc(65, 48, 14)}M45 46q3-4 6 0`,
  },
  leaf: {
    sun: disc(68, 72, 9),
    far: 'M34 80C12 54 30 22 70 16Z',
    near: 'M34 80C64 80 80 50 70 16Z',
    line: 'M34 80 26 89M47 59 36 54M56 43 42 36',
  },
  mansion: {
    sun: disc(68, 28, 9),
    far: 'M18 66H30V56H66V66H78V90H18Z',
    near: 'M15 67 22 54H25L48 34 71 54H74L81 67H67V90H29V67ZM34 57V90H39V57ZM43 57V90H53V66a5 5 0 0 0-10 0ZM57 57V90H62V57Z',
  },
  mask: {
    far: 'M14 58q8.5-6 17 0t17 0 17 0 17 0V90H14Z',
    sun: disc(42, 61, 10),
    near: 'M16 48q0-8 8-8H60q8 0 8 8V64q0 14-11 14-8 0-11-7-4-5-8 0-3 7-11 7Q16 78 16 64ZM24 48V62q0 8 4 8 3 0 5-5 9-10 18 0 2 5 5 5 4 0 4-8V48ZM71 28h5V74q0 11-11 11H50V80H65q6 0 6-6Z',
  },
  moon: {
    sun: 'M46 22A26 26 0 1 0 74 58 21 21 0 0 1 46 22Z',
    line: 'M56 22H70L56 38H70M64 46H72L64 54H72',
    near: 'M14 84Q30 72 48 80T82 78V90H14Z',
  },
  mug: {
    line: 'M16 20H66M15 38Q30 38 34 20M40 20V30M58 20V30M64 48h5q5 0 5 5v10q0 5-5 5h-5',
    near: 'M34 40H64V84H34Z',
    sun: disc(49, 64, 8),
    far: 'M33 48a8 8 0 0 1 2-15 9 9 0 0 1 16-3 8 8 0 0 1 12 4 7 7 0 0 1 1 14q-4 0-5-3-4 6-8 1-4 8-8 2-4 9-10 0Z',
  },
  pin: {
    far: 'M14 74Q30 62 46 72T82 68V90H14Z',
    near: 'M48 84C36 64 26 56 26 42a22 22 0 0 1 44 0c0 14-10 22-22 42Z',
    sun: disc(48, 42, 10),
  },
  plate: { sun: disc(48, 56, 10), line: `${disc(48, 56, 16)}M20 32V44q0 5 5 5t5-5V32M25 32V86M72 86V32q6 6 6 26H72` },
  portal: {
    sun: disc(48, 55, 9),
    far: 'M34 74V66l8-8 9 9 5-5 6 6v6Z',
    near: 'M14 90V40a34 34 0 0 1 68 0V90H76L62 74V46a14 14 0 0 0-28 0V74L20 90Z',
    line: 'M34 74H62',
  },
  receipt: {
    far: 'M28 18H68V84L63 78 58 84 53 78 48 84 43 78 38 84 33 78 28 84Z',
    line: 'M28 18H68V84L63 78 58 84 53 78 48 84 43 78 38 84 33 78 28 84ZM36 32H60M36 44H60M36 56H44',
    sun: disc(57, 60, 7),
  },
  sail: {
    sun: disc(27, 34, 8),
    near: 'M52 16 76 60H52ZM20 65H78Q74 76 64 78H32Q24 76 20 65Z',
    far: 'M47 26V60H26ZM14 82q8.5-6 17 0t17 0 17 0 17 0V90H14Z',
  },
  ski: {
    sun: disc(31, 27, 8),
    far: 'M14 48 82 86V90H14Z',
    near: `M42 45 50 28 60 32 57 46 63 56 54 70 48 66 54 57 43 52Z${disc(59, 24, 6)}`,
    line: 'M26 49 70 74q5 2 8-2M55 36 68 46 33 37',
  },
  sliders: {
    line: 'M20 42 48 18 76 42M24 52H72M24 65H72M24 78H72',
    near: disc(36, 52, 6) + disc(42, 78, 6),
    sun: disc(60, 65, 7),
  },
  stairs: { sun: disc(62, 30, 10), near: 'M14 80H28V70H42V60H56V50H70V40H82V90H14Z' },
  stones: {
    sun: disc(48, 26, 9),
    near: 'M20 80a28 10 0 0 1 56 0 28 10 0 0 1-56 0ZM34 43a14 7 0 0 1 28 0 14 7 0 0 1-28 0Z',
    far: 'M26 60a21 9 0 0 1 42 0 21 9 0 0 1-42 0Z',
  },
  tower: {
    sun: disc(64, 38, 9),
    far: 'M14 90V64H24V56H36V90ZM60 90V52H72V62H82V90Z',
    near: 'M33 90V64H37V46H42V34H46L48 10 50 34H54V46H59V64H63V90Z',
  },
  trail: {
    sun: disc(48, 22, 9),
    near: 'M14 90 48 32 82 90Z',
    far: 'M42 90C30 76 60 70 50 60 44 54 47 50 48 44 50 50 50 54 56 60 68 72 44 78 60 90Z',
  },
  wine: {
    sun: disc(48, 36, 10),
    near: 'M29 36H67C67 50 60 58 48 58 36 58 29 50 29 36Z',
    line: 'M31 16C28 34 28 58 48 58 68 58 68 34 65 16ZM48 58V84M34 85H62',
  },
  bolt: {
    far: 'M58 12 24 54H46L38 85 74 42H52Z',
    stars: 'M58 12 24 54 46 54 38 85 74 42 52 42Z',
    sun: disc(58, 14, 8),
  },
  jumper: { stars: 'M22 24 48 38 74 24M48 38 48 58 26 66 22 84M48 58 68 64 78 80', sun: disc(48, 20, 9) },
  layers: {
    far: 'M48 12 84 31 48 50 12 31Z',
    stars: 'M48 12 84 31 48 50 12 31ZM12 49 48 68 84 49M12 66 48 85 84 66',
    sun: disc(48, 31, 8),
  },
  news: {
    far: 'M16 18H66V36H82V80H16Z',
    stars: 'M66 80 66 18 16 18 16 80 82 80 82 36 66 36',
    line: 'M26 32H56M26 68H56M48 46H56M48 56H56',
    sun: disc(33, 50, 8),
  },
  plane: { far: 'M84 14 12 46 40 56Z', stars: 'M84 14 12 46 40 56ZL54 84 40 56', sun: disc(84, 14, 6) },
  rocket: {
    far: 'M48 12 62 34V46L82 78 62 68H34L14 78 34 46V34Z',
    stars: 'M48 12 62 34 62 68 34 68 34 34ZM62 46 82 78 62 68M34 46 14 78 34 68',
    line: 'M40 77V82M48 77V88M56 77V82',
    sun: disc(48, 42, 8),
  },
  speech: {
    far: 'M14 16H82V62H50L32 82V62H14Z',
    stars: 'M14 16 82 16 82 62 50 62 32 84 32 62 14 62ZM30 39M66 39',
    sun: disc(48, 39, 7),
  },
}
