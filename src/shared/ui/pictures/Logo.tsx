/** The logo as decoration, `size` px wide and high. index.html has its drawing, because the early paint shows it too. */
export const Logo = ({ size }: { size: number }) => (
  <svg width={size} height={size} aria-hidden="true">
    <use href="#logo" />
  </svg>
)
