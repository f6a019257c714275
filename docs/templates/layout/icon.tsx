import type { IconProps } from 'build-site'

const views = { tab: '0 0 32 32', tile: '-4 -4 40 40', maskable: '-10 -10 52 52' }

/** The icon: a page with a mark in the margin. */
export default function Icon({ form, size }: IconProps) {
  return (
    <svg xmlns="http://www.w3.org/2000/svg" width={size} height={size} viewBox={views[form]}>
      {form !== 'tab' && <path d="M-10-10h52v52h-52Z" fill="#ffffff" />}
      <path d="M6 2h20v28H6Z" fill="#2f4b8f" />
      <path d="M6 2h4v28H6Z" fill="#c98a2b" />
      <path d="M14 10h8M14 15h8M14 20h5" stroke="#ffffff" strokeWidth="2" />
    </svg>
  )
}
