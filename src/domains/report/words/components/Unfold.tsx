import { ChevronDownIcon } from '#/shared/ui/icons.tsx'
import './unfold.css'

interface UnfoldProps {
  open: boolean
  onOpen: (open: boolean) => void
  /** The label of the button while the rest is hidden, and while it is shown. */
  more: string
  less: string
}

/** Shows or hides the rest of a text or list above it. */
export const Unfold = ({ open, onOpen, more, less }: UnfoldProps) => (
  <button
    type="button"
    className={open ? 'unfold unfold-open' : 'unfold'}
    aria-expanded={open}
    onClick={() => onOpen(!open)}
  >
    <span>{open ? less : more}</span>
    <ChevronDownIcon size={18} />
  </button>
)
