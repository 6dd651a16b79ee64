import './category.css'

interface ListSwitchProps {
  label: string
  on: boolean
  onChange: (on: boolean) => void
}

export function ListSwitch({ label, on, onChange }: ListSwitchProps) {
  return (
    <label className="show-all">
      {label}
      <input
        type="checkbox"
        role="switch"
        checked={on}
        aria-checked={on}
        onChange={(event) => onChange(event.target.checked)}
      />
    </label>
  )
}
