/** Icons of the entries of the personal centre, in a file of their own so that the first screens do not load them. */

import { icon } from '../shell-icons.tsx'

export const BankCardIcon = icon(
  'M5 5.5h14a2 2 0 0 1 2 2v9a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2v-9a2 2 0 0 1 2-2ZM3 9.5h18M6.5 15h4',
)
export const MedalIcon = icon(
  'M12 10a5.3 5.3 0 1 0 0 10.6A5.3 5.3 0 1 0 12 10ZM9.5 10.7 6.5 3.5M14.5 10.7l3-7.2M12 13v4.6M10.4 14.2 12 13',
)
export const InviteIcon = icon(
  'M10 4a4 4 0 1 0 0 8 4 4 0 1 0 0-8ZM3 20c.5-3.3 3.2-5 7-5 1.5 0 2.9.3 4 .8M18 14v6M15 17h6',
)
export const MegaphoneIcon = icon('M4 10v4h3.5l8.5 4V6l-8.5 4ZM7.5 14v4.5h3v-3.2M19 9.5c1.3 1.4 1.3 3.6 0 5')
export const BagIcon = icon('M5.5 8h13l1 12.5h-15ZM8.5 10.5V7a3.5 3.5 0 0 1 7 0v3.5')
export const PosterIcon = icon(
  'M6 3.5h12v17H6ZM6 15.5l3.5-4 3 3.2 2-2 3.5 3.8M14.5 6.7a1.3 1.3 0 1 0 0 2.6 1.3 1.3 0 1 0 0-2.6Z',
)
export const ContactsIcon = icon(
  'M7 3.5h11a1.5 1.5 0 0 1 1.5 1.5v14a1.5 1.5 0 0 1-1.5 1.5H7ZM4 8h4M4 12h4M4 16h4M13.3 8a2 2 0 1 0 0 4 2 2 0 1 0 0-4ZM10.2 16.5c.3-1.6 1.5-2.4 3.1-2.4s2.8.8 3.1 2.4',
)
export const CalendarIcon = icon('M4.5 5.5h15v15h-15ZM4.5 10h15M8.5 3v4.5M15.5 3v4.5M9 15l2.2 2.2 4-4')
export const UmbrellaIcon = icon('M12 3v1.5M3.5 13a8.5 8.5 0 0 1 17 0ZM12 13v5.5a2 2 0 0 1-4 0')
export const NewsIcon = icon('M4 5h13v14H6a2 2 0 0 1-2-2ZM17 9h3v8a2 2 0 0 1-2 2M7.5 8.5h6v3.5h-6ZM7.5 15.5h6')
export const FlagIcon = icon('M6 21V4M6 4.5c4-2 7.5 2 12.5 0v9c-5 2-8.5-2-12.5 0')
export const LectureIcon = icon('M3.5 4.5h17M5 4.5v11h14v-11M12 15.5v2.5M8.5 21l3.5-3 3.5 3M10.5 7.5v5l4-2.5Z')
export const BookIcon = icon(
  'M12 6.5C10 5 7 4.5 3.5 4.5v13.5c3.5 0 6.5.5 8.5 2 2-1.5 5-2 8.5-2V4.5c-3.5 0-6.5.5-8.5 2ZM12 6.5V20',
)
