/** Splits a setting at its commas. */
export const list = (text: string | undefined): string[] =>
  (text ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean)

interface Hosts {
  api: string
  pc: string
}

/** `VITE_HOSTS=m.example.com=https://api.example.com|https://pc.example.com,…`: one entry for each site host (API-007). */
export const hostsFor = (siteHost: string, table: string | undefined): Hosts =>
  hostTable(table)[siteHost] ?? { api: '', pc: '' }

/** The servers by site host. */
export function hostTable(table: string | undefined): Readonly<Record<string, Hosts>> {
  const entries = list(table).map((entry): [string, Hosts] => {
    const [site = '', targets = ''] = entry.split(/=(.*)/s)
    const [api = '', pc = ''] = targets.split('|')
    return [site, { api, pc: pc || api }]
  })
  // Of two entries for one host the first entry is used.
  return Object.fromEntries(entries.reverse())
}
