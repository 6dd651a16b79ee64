/** One icon family: 24×24, 1.75 strokes in the colour of the text, hidden from assistive technology. */

import { RING } from './group-icons.tsx'
import { icon } from './shell-icons.tsx'

// Navigation
export const CloseIcon = icon('m6 6 12 12M18 6 6 18')
export const SearchIcon = icon('M11 4a7 7 0 1 0 0 14 7 7 0 1 0 0-14ZM16.2 16.2 20.5 20.5')
export const ScanIcon = icon(
  'M4 8.5V6a2 2 0 0 1 2-2h2.5M15.5 4H18a2 2 0 0 1 2 2v2.5M20 15.5V18a2 2 0 0 1-2 2h-2.5M8.5 20H6a2 2 0 0 1-2-2v-2.5M4.5 12h15',
)
export const ShareIcon = icon('M14 5.5 20 11l-6 5.5V13c-4.5 0-7.5 1.5-10 5 .5-5.5 3.5-9.5 10-10Z')
export const ChevronRightIcon = icon('m9.5 6 6 6-6 6')
export const ChevronDownIcon = icon('m6 9.5 6 6 6-6')
export const RefreshIcon = icon(
  'M19.5 10A7.8 7.8 0 0 0 5.3 8.2M4.5 4.5v4.2h4.2M4.5 14a7.8 7.8 0 0 0 14.2 1.8M19.5 19.5v-4.2h-4.2',
)

// Editing
export const CheckIcon = icon('m5 12.5 4.7 4.7L19.5 7.2')
export const PlusIcon = icon('M12 5v14M5 12h14')
export const MinusIcon = icon('M5 12h14')
export const EditIcon = icon(
  'M4.5 19.5 5.5 15 15.8 4.7a1.8 1.8 0 0 1 2.5 0l1 1a1.8 1.8 0 0 1 0 2.5L9 18.5ZM13.5 7l3.5 3.5',
)
export const CopyIcon = icon(
  'M10.5 8.5H18a2 2 0 0 1 2 2V18a2 2 0 0 1-2 2h-7.5a2 2 0 0 1-2-2v-7.5a2 2 0 0 1 2-2ZM5.5 15.5A1.5 1.5 0 0 1 4 14V6a2 2 0 0 1 2-2h8a1.5 1.5 0 0 1 1.5 1.5',
)
export const CameraIcon = icon(
  'M4 9a2 2 0 0 1 2-2h1.8l1.4-2h5.6l1.4 2H18a2 2 0 0 1 2 2v8a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2ZM12 9.7a3.3 3.3 0 1 0 0 6.6 3.3 3.3 0 1 0 0-6.6Z',
)

// Buying
export const CartIcon = icon(
  'M3 4h2.2l2.3 11h10.2L20 7.5H6M9 18a1.1 1.1 0 1 0 0 2.2 1.1 1.1 0 1 0 0-2.2ZM16.5 18a1.1 1.1 0 1 0 0 2.2 1.1 1.1 0 1 0 0-2.2Z',
)
export const OrderIcon = icon('M5.5 3.5h13V20l-2.2-1.5L14.2 20 12 18.5 9.8 20l-2.1-1.5L5.5 20ZM9 8h6M9 12h6')
export const CouponIcon = icon(
  'M3.5 8a2 2 0 0 1 2-2h13a2 2 0 0 1 2 2v2a2 2 0 0 0 0 4v2a2 2 0 0 1-2 2h-13a2 2 0 0 1-2-2v-2a2 2 0 0 0 0-4ZM14.5 6v1.5M14.5 11.2v1.6M14.5 16.5V18',
)
export const WalletIcon = icon(
  'M17 7.5V6a2 2 0 0 0-2-2H6a2 2 0 0 0 0 3.5h12a2 2 0 0 1 2 2V18a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2V5.7M20 11.5h-4.2a2.2 2.2 0 0 0 0 4.5H20',
)
export const GiftIcon = icon(
  'M4 8.5h16v4H4ZM5.5 12.5V18a2 2 0 0 0 2 2h9a2 2 0 0 0 2-2v-5.5M12 8.5V20M12 8.5C9.5 8.5 7 7.6 7 5.7 7 4.5 7.9 4 8.7 4c2 0 3.3 2.5 3.3 4.5 0-2 1.3-4.5 3.3-4.5.8 0 1.7.5 1.7 1.7 0 1.9-2.5 2.8-5 2.8Z',
)
export const TruckIcon = icon(
  'M5 17H3.5a1 1 0 0 1-1-1V7a1.5 1.5 0 0 1 1.5-1.5h8.5A1.5 1.5 0 0 1 14 7v10H9M14 9.5h3.5l4 3.5v3a1 1 0 0 1-1 1H19M15 17h-1M7 15a2 2 0 1 0 0 4 2 2 0 1 0 0-4ZM17 15a2 2 0 1 0 0 4 2 2 0 1 0 0-4Z',
)
export const RefundIcon = icon(
  'M4.5 4.5v4.3h4.3M4.8 8.5a8.3 8.3 0 1 1-1 4.5M9 8.5l3 3.5 3-3.5M12 12v5M9.5 12.2h5M9.5 14.7h5',
)
export const PaidIcon = icon('M20.3 10a8.6 8.6 0 1 1-4.5-5.7M8.8 8 12 12l7.5-8M12 12v5M9.3 12.2h5.4M9.3 14.7h5.4')

// Samples and people
export const TubeIcon = icon('M7.5 3.5h9M9 3.5V17a3 3 0 0 0 6 0V3.5M9 11.5h6M12 15.5h.01')
export const PatientIcon = icon(
  'M10 4a3.7 3.7 0 1 0 0 7.4A3.7 3.7 0 1 0 10 4ZM3.5 19.5c.5-3.2 3-5 6.5-5 1 0 1.9.2 2.7.4M17.5 14v6M14.5 17h6',
)
export const LocationIcon = icon(
  'M12 21c4.3-4 6.8-7.4 6.8-10.7a6.8 6.8 0 0 0-13.6 0C5.2 13.6 7.7 17 12 21ZM12 7.7a2.6 2.6 0 1 0 0 5.2 2.6 2.6 0 1 0 0-5.2Z',
)
export const PhoneIcon = icon(
  'M8.7 4H6a2 2 0 0 0-2 2.2C4.6 13.5 10.5 19.4 17.8 20a2 2 0 0 0 2.2-2v-2.7l-4.3-1.8-1.9 2.2a12.5 12.5 0 0 1-5.5-5.5l2.2-1.9Z',
)
export const SettingIcon = icon('M12 3 19.8 7.5v9L12 21l-7.8-4.5v-9ZM12 8.8a3.2 3.2 0 1 0 0 6.4 3.2 3.2 0 1 0 0-6.4Z')

// States
export const LockIcon = icon(
  'M7 10.5h10a2 2 0 0 1 2 2V18a2 2 0 0 1-2 2H7a2 2 0 0 1-2-2v-5.5a2 2 0 0 1 2-2ZM8 10.5V8a4 4 0 0 1 8 0v2.5M12 14.5v1.5',
)
export const UnlockingIcon = icon(
  'M7 10.5h10a2 2 0 0 1 2 2V18a2 2 0 0 1-2 2H7a2 2 0 0 1-2-2v-5.5a2 2 0 0 1 2-2ZM8 10.5V7.5a4 4 0 0 1 7.7-1.5M9 15.2h.01M12 15.2h.01M15 15.2h.01',
)
export const AlertIcon = icon(
  'M6 10a6 6 0 0 1 12 0c0 4.5 1.8 5.7 1.8 7H4.2C4.2 15.7 6 14.5 6 10ZM9.8 20a2.5 2.5 0 0 0 4.4 0',
)
export const RiskIcon = icon(
  'M10.4 4.9 3.2 17.2A1.9 1.9 0 0 0 4.8 20h14.4a1.9 1.9 0 0 0 1.6-2.8L13.6 4.9a1.9 1.9 0 0 0-3.2 0ZM12 16.5V10M9.3 12.5 12 9.8l2.7 2.7',
)
export const NormalIcon = icon(`${RING}m-4 9.3 2.8 2.8 5.4-5.6`)
export const ConcernIcon = icon(`${RING}M12 7.5v5.5M12 16.3h.01`)
export const ClockIcon = icon(`${RING}M12 7v5.2l3.5 2`)
export const HelpIcon = icon(`${RING}M9.5 9.5a2.5 2.5 0 1 1 3.7 2.2c-.8.4-1.2.9-1.2 1.8M12 16.5h.01`)

// Topics of reports
export const DrugIcon = icon(
  'M5.3 18.7a4.5 4.5 0 0 1 0-6.4l7-7a4.5 4.5 0 1 1 6.4 6.4l-7 7a4.5 4.5 0 0 1-6.4 0ZM8.8 8.8l6.4 6.4M14.8 6.8a2 2 0 0 1 2 .4',
)
export const LifestyleIcon = icon(
  'M14.5 3.5a1.7 1.7 0 1 0 0 3.4 1.7 1.7 0 1 0 0-3.4ZM6 11l2.5-3 4 .5-2.5 5 3.5 2.5v4.5M9.3 15 8 17.5H4M13 10l2 2.5h3.5',
)
export const RareIcon = icon(
  'M7.5 4h9l4 5.5L12 20 3.5 9.5ZM3.5 9.5h17M9.5 9.5 12 20M14.5 9.5 12 20M9.5 9.5 12 4l2.5 5.5',
)
