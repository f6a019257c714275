/**
 * A drawing in a square of 96, painted in the order of its parts: `far` and `near` are areas, light and dark; `line` is
 * a stroke; `stars` is a thin line in absolute coordinates, with a star at each point written as `1 2`, not `1,2`;
 * `sun` covers the parts before it, and is covered by those after it.
 */
export type Drawing = Readonly<Partial<Record<'sun' | 'far' | 'near' | 'line' | 'stars', string>>>

/** A circle as path data. */
export function disc(x: number, y: number, r: number): string {
  return `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0 ${r} ${r} 0 1 0-${2 * r} 0`
}

/**
 * The drawings of emblems, by the names that brands use as `motif`. A new motif only needs a new line here. Within the
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
    far: 'M14 74 32 52 44 62 60 46 82 68V90H14Z',
    line: 'M39 46V41q0-5 5-5h8q5 0 5 5v5',
    near: 'M28 46H68q6 0 6 6V77q0 6-6 6H28q-6 0-6-6V52q0-6 6-6Z',
    sun: 'M43 52H53V60H61V70H53V78H43V70H35V60H43Z',
  },
  chalet: {
    sun: disc(63, 34, 9),
    far: 'M14 70 40 28 54 50 62 40 82 68V90H14Z',
    near: 'M48 44 78 65 75 70 48 51 21 70 18 65ZM48 55 69 69V90H54V77H42V90H27V69Z',
  },
  chateau: {
    sun: disc(54, 46, 10),
    far: 'M14 76Q48 58 82 76V90H14Z',
    near: 'M23 84V62H20L28 44 35 60V40H31L40 14 49 40H45V54H55L66 32 77 54H74V84H56V75a5 5 0 0 0-10 0V84Z',
  },
  crown: { sun: disc(48, 22, 7), near: 'M26 72 19 40 35 54 48 30 61 54 77 40 70 72ZM26 76H70V82H26Z' },
  cup: {
    line: 'M66 54h3a8 8 0 0 1 0 17h-5M20 86H68M34 42q-6-6 0-12t0-12M54 42q-6-6 0-12t0-12',
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
    near: 'M33 14q3-4 6 0V52h6V14q3-4 6 0V52h6V14q3-4 6 0V54q0 11-11 14L53 90H43L44 68Q33 65 33 54Z',
    sun: disc(48, 32, 11),
  },
  gem: {
    sun: disc(48, 36, 14),
    far: 'M32 38H64L76 53H20Z',
    near: 'M20 53H76L48 84Z',
    line: 'M32 38 40 53 48 38 56 53 64 38ZL20 53H76L64 38',
  },
  glasses: {
    near: 'M20 48H44V60a12 12 0 0 1-24 0ZM52 48H76V60a12 12 0 0 1-24 0Z',
    sun: disc(67, 56, 6),
    far: 'M22 60 31 53 42 60a10 10 0 0 1-20 0ZM54 60 62 53 74 60a10 10 0 0 1-20 0ZM14 80H82V90H14Z',
    line: 'M21 49 27 29q2-5 7-3M75 49 69 29q-2-5-7-3M44 51h8',
  },
  leaf: {
    sun: disc(37, 35, 13),
    far: 'M36 80C14 54 30 26 69 20Z',
    near: 'M36 80C66 80 80 54 69 20Z',
    line: 'M36 80 29 88M48 60 37 55M57 45 43 39',
  },
  mansion: {
    sun: disc(62, 38, 10),
    near: 'M21 90V61H18L30 47 36 54V50H33L48 30 63 50H60V54L66 47 78 61H75V90H54V78a6 6 0 0 0-12 0V90ZM27 66V75H33V66ZM63 66V75H69V66ZM44 50V60H52V50Z',
  },
  mask: {
    sun: disc(42, 53, 8),
    far: 'M25 70V55q8-5 17 0t17 0V70L42 59ZM14 83q17-8 34 0t34 0V90H14Z',
    near: 'M20 46q0-8 8-8H56q8 0 8 8V58q0 14-10 14-7 0-9-7-3-5-6 0-2 7-9 7Q20 72 20 58ZM26 44V58q0 8 4 8 3 0 4-4 8-10 16 0 1 4 4 4 4 0 4-8V44ZM70 30h6V69q0 10-9 10H57V74H70Z',
  },
  moon: {
    sun: 'M46 22A26 26 0 1 0 74 58 21 21 0 0 1 46 22Z',
    line: 'M56 22H70L56 38H70M64 46H72L64 54H72',
    near: 'M14 84Q30 72 48 80T82 78V90H14Z',
  },
  mug: {
    near: 'M28 40H62V84H28Z',
    line: 'M62 50h6q6 0 6 6v10q0 6-6 6h-6M20 86H76',
    sun: disc(45, 67, 9),
    far: 'M28 46a8 8 0 0 1 0-16 10 10 0 0 1 17-6 10 10 0 0 1 17 6 8 8 0 0 1 0 16H45v4a4 4 0 0 1-8 0v-4Z',
  },
  pin: {
    far: 'M14 74Q30 62 46 72T82 68V90H14Z',
    near: 'M48 84C36 64 26 56 26 42a22 22 0 0 1 44 0c0 14-10 22-22 42Z',
    sun: disc(48, 42, 10),
  },
  plate: {
    near: `M73 40a26.5 26.5 0 0 0-51 14ZM18 74H78Q76 83 68 83H28Q20 83 18 74Z${disc(40, 20, 4)}`,
    sun: 'M32 74a16 16 0 0 1 32 0Z',
  },
  portal: {
    sun: disc(48, 50, 10),
    far: 'M27 84V66L40 53 49 62 56 56 69 69V84Z',
    near: 'M23 84V46a25 25 0 0 1 50 0V84H78V90H18V84ZM29 84H67V46a19 19 0 0 0-38 0Z',
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
    near: 'M48 16 78 42 74 47 72 45V84H24V45L22 47 18 42Z',
    far: `M31 48V52H65V48ZM31 60V64H65V60ZM31 72V76H65V72Z${disc(40, 50, 5)}${disc(44, 74, 5)}`,
    sun: disc(56, 62, 6),
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
  bolt: { far: 'M58 12 24 54H46L38 85 74 42H52', stars: 'M58 12 24 54 46 54 38 85 74 42 52 42Z', sun: disc(58, 14, 8) },
  jumper: { stars: 'M22 24 48 38 74 24M48 38 48 58 26 66 22 84M48 58 68 64 78 80', sun: disc(48, 20, 9) },
  layers: {
    far: 'M48 12 84 31 48 50 12 31Z',
    stars: 'M48 12 84 31 48 50 12 31ZM12 49 48 68 84 49M12 66 48 85 84 66',
    sun: disc(48, 31, 8),
  },
  news: {
    far: 'M14 16H68V30H82V74q0 6-6 6H14Z',
    stars: 'M68,80L68 16 14 16 14 80H76Q82,80,82,74L82 30H68',
    near: 'M24 25H58V33H24Z',
    line: 'M49 46H57M49 56H57M25 69H57',
    sun: disc(34, 51, 9),
  },
  plane: { far: 'M84 14 12 46 40 56Z', stars: 'M84 14 12 46 40 56ZL54 84 40 56', sun: disc(84, 14, 6) },
  rocket: {
    far: 'M48 12Q64 26 64 44V68H32V44Q32 26 48 12ZM64 48 80 78 64 68ZM32 48 16 78 32 68Z',
    stars: 'M48 12Q64,26,64,44V68H32V44Q32,26,48,12M64,48L80 78L64,68M32,48L16 78L32,68M48,68L48 84',
    sun: disc(48, 42, 8),
  },
  speech: {
    far: 'M24 84V62A36 26 0 1 1 44 68Z',
    stars: 'M44,68L24 84V62A36,26,0,1,1,44,68M30 42M66 42',
    sun: disc(48, 42, 7),
  },
}
