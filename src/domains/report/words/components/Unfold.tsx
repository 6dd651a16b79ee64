import { ChevronDownIcon } from '#/shared/ui/icons.tsx'
import './unfold.css'

interface UnfoldProps {
  open: boolean
  onOpen: (open: boolean) => void
  more: string
  less: string
}

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
