/** The logo as decoration, `size` px wide and high. Its drawing is in index.html, for the early paint. */
export const Logo = ({ size }: { size: number }) => (
  <svg width={size} height={size} aria-hidden="true">
    <use href="#logo" />
  </svg>
)
