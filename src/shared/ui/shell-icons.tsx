/** The icons of the app shell, in a file of their own so that the first screen loads no other icons. */

export interface IconProps {
  /** In pixels at normal letters. */
  size?: number | undefined
}

interface GlyphProps extends IconProps {
  d: string
}

export function Glyph({ size = 24, d }: GlyphProps) {
  // In rem, so that icons grow with large letters; as a style, because SVG attributes have no rem in every engine.
  const side = `${size / 16}rem`
  return (
    <svg
      style={{ width: side, height: side }}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.75}
      strokeLinecap="round"
      strokeLinejoin="round"
      focusable="false"
      aria-hidden="true"
    >
      <path d={d} />
    </svg>
  )
}

/** The component of an icon. Pure, so that the bundler can leave out the icons that nothing uses. */
/* @__NO_SIDE_EFFECTS__ */
export function icon(d: string) {
  return (p: IconProps) => <Glyph {...p} d={d} />
}

export const HomeIcon = icon('M4 10.6 12 4l8 6.6V18a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2ZM9.5 20v-5.5h5V20')
export const ReportIcon = icon(
  'M13.5 3H7a2 2 0 0 0-2 2v14a2 2 0 0 0 2 2h10a2 2 0 0 0 2-2V8.5ZM13.5 3v5.5H19M8.5 17v-2.5M12 17v-5M15.5 17v-1.5',
)
export const UserIcon = icon('M12 4a4 4 0 1 0 0 8 4 4 0 1 0 0-8ZM4.5 20c.6-3.3 3.5-5 7.5-5s6.9 1.7 7.5 5')
export const BackIcon = icon('m14.5 5-7 7 7 7')
export const ForwardIcon = icon('M4.5 12h15M13.5 6l6 6-6 6')
