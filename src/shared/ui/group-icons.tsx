/** The icons of groups of goods, in a file of their own because the home page shows them. */

import { icon } from './shell-icons.tsx'

/** A circle, written as arcs. */
export const RING = 'M12 3a9 9 0 1 0 0 18 9 9 0 1 0 0-18Z'
const SHIELD = 'M12 3 5 5.5v5.6c0 4.4 2.8 7.9 7 9.9 4.2-2 7-5.5 7-9.9V5.5Z'

export const AncestryIcon = icon(
  `${RING}M3.3 12h17.4M12 3c2.5 2.5 3.7 5.5 3.7 9s-1.2 6.5-3.7 9c-2.5-2.5-3.7-5.5-3.7-9S9.5 5.5 12 3Z`,
)
export const CareIcon = icon(`${SHIELD}M12 8.5v6.5M8.7 11.7h6.6`)
export const CellIcon = icon(
  `${RING}M13 8a3.5 3.5 0 1 0 0 7 3.5 3.5 0 1 0 0-7ZM7.5 9.5h.01M8.5 16.2h.01M13.5 18h.01M13 11.5h.01`,
)
export const ChildIcon = icon(
  'M12 4.5a7.7 7.7 0 0 0-7.5 6 2.2 2.2 0 0 0 0 4.3 7.8 7.8 0 0 0 15 0 2.2 2.2 0 0 0 0-4.3 7.7 7.7 0 0 0-7.5-6ZM12 4.5c-1 1.3-.6 3 1 3.2M9 12h.01M15 12h.01M9.3 15.7a3.8 3.8 0 0 0 5.4 0',
)
export const FamilyIcon = icon(
  'M7.5 4.5a2.7 2.7 0 1 0 0 5.4 2.7 2.7 0 1 0 0-5.4ZM16.5 4.5a2.7 2.7 0 1 0 0 5.4 2.7 2.7 0 1 0 0-5.4ZM12 12.2a2 2 0 1 0 0 4 2 2 0 1 0 0-4ZM2.8 18c.2-3 1.9-4.9 4.7-4.9M21.2 18c-.2-3-1.9-4.9-4.7-4.9M8.3 20.5c.5-1.4 1.8-2.1 3.7-2.1s3.2.7 3.7 2.1',
)
export const HeartIcon = icon(
  'M12 20C6.5 16.3 3.5 13 3.5 9.3A4.6 4.6 0 0 1 12 6.8a4.6 4.6 0 0 1 8.5 2.5C20.5 13 17.5 16.3 12 20Z',
)
export const InheritIcon = icon(
  'M7 3.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 1 0 0-5ZM14.5 3.5h5v5h-5ZM9.5 6h5M12 6v6M6.5 15.5V12h11v3.5M6.5 15.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 1 0 0-5ZM15 15.5h5v5h-5Z',
)
export const ServiceIcon = icon(
  'M4.5 14v-2.5a7.5 7.5 0 0 1 15 0V14M4.5 13h2A1.2 1.2 0 0 1 7.7 14.2v3a1.2 1.2 0 0 1-1.2 1.2h-.3a1.7 1.7 0 0 1-1.7-1.7ZM19.5 13h-2a1.2 1.2 0 0 0-1.2 1.2v3a1.2 1.2 0 0 0 1.2 1.2h.3a1.7 1.7 0 0 0 1.7-1.7ZM18 18.4c-.6 1.4-2 2.1-4.5 2.1',
)
