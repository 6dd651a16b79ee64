/** Help for a number that cannot be scanned: says that it can be typed and where it is printed. */
import './bind.css'
export function WhereNumber() {
  return (
    <div className="where-number" role="status">
      <svg viewBox="0 0 120 72" width="120" height="72" aria-hidden="true" focusable="false">
        <rect className="tube-cap" x="2" y="18" width="20" height="36" rx="4" />
        <path d="M22 22h78a14 14 0 0 1 0 28H22z" />
        <rect x="34" y="25" width="54" height="22" rx="2" />
        <path d="M39 28v10M43 28v10M46 28v10M51 28v10M55 28v10M58 28v10M63 28v10M68 28v10M72 28v10M77 28v10M82 28v10" />
        <rect className="tube-number" x="37" y="39" width="48" height="7" rx="1" />
      </svg>
      <p>这里不能扫码，请手动输入编号：采样管标签上，条码下方的一串字母和数字。</p>
    </div>
  )
}
