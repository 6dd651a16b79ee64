import { CELL, type Crop } from './map-rules.ts'

/**
 * Land as a grid of dots, without borders or names: which cells of 2.5 × 2 degrees are land. Source: Natural Earth
 * 1:50m (public domain, in the package world-atlas 2.0.2): a cell is land when two fifths of it are; each island of
 * more than 2,500 km² has at least one. A letter has six cells, from west (180° W) to east; a line has four rows, from
 * 84° N to 56° S.
 */
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'
const COLUMNS = 360 / CELL.width
const land = [
  'AAAAAAB4A_gAAAAAAAAAAAAAAAAAAD_____AAAAQAAQAAAAAAAAAEX_f__8AB8AAAAOAAAAAAAAAkAeP__8AAIAAAADgAAAA',
  'AAAAOL8Af_8AAAADAB_4AZAAAAAD5a-AP_4AAAAGCP__YMAAgGAAfm_wP_4AABAFH_____8AA____nJ4P_wAA_4Q-_______',
  '4_____5eP-AAA_8_________J_____58HwHAB7z_________E_____KcDgAAH3__________B____8BwBgAAPn________54',
  'AeB__8B-AAAAPv_______4CAACB___B-AAACF3_______wGAAgA___5_gAAHGP_______gOABAAf____wAAPP________4MA',
  'AAAH____wAADf________8AAAAAH___-QAAB_________wAAAAAD____AAAB_________wAAAAAD___-AAAA-_Xn_____hAA',
  'AAAD___wAAAP3eDn_____MAAAAAD___gAAAPlv_3____8AAAAAAD___AAAAPQN_3___-IIAAAAAB___AAAAGNB______kQAA',
  'AAAA__-AAAAH8Ef_____FwAAAAAAf_8AAAAP-AP_____DAAAAAAAf_8AAAAP_v______gAAAAAAAH8EAAAAP___v____gAAA',
  'AAAAL4EAAAA____3____AAAAAAAAB4CAAAA___36P___AAAAAAAAB4EAAAB___3_H__-gAAAAAAAA4hAAAB___7_B-fgAAAA',
  'AEAAA9hUAAB___7-B8fQAAAAAAAAAPgAAAB___98B4PggAAAAAAAAB4AAAB___9wAwHwgAAAAAAAAAYAAAB____EAwXwwAAA',
  'AAAAAAI5AAA____wAwBg4AAAAAAAAAF_AAAf___wAAEBQAAAAAAAAAB_gAAf___wAICAYAAAAAAAAAB_4AANP__gAAKDAAAA',
  'AAAAAAB_8AAAD__gAAHGAAAAAAAAAAD_8AAAD__AAAGOEAAAAAAAABD__AAAD_-AAAHOzgAAAAAAAAD__wAAD_8AAAB-t4gA',
  'AAAAAAH__4AAB_8AAABARcgAAAAAAAD__8AAB_8AAAA8LeIAAAAAAAD__8AAB_8AAAADoJGAAAAAAAB__4AAB_8AAAAACACA',
  'AAAAAAB__4AAB_8QAAAADgAAAAAAAAA__wAAB_8QAAAAPEAgAAAAAAAf_wAAB_8wAAAAf8ABAAAAAAAP_wAAB_wwAAAAf-AA',
  'AAAAAAAP_wAAB_xiAAAD__AgAAAAAAAP_gAAA_xgAAAH__AAAAAAAAAP-AAAA_wgAAAH__gAAAAAAAAP-AAAA_gAAAAH__gA',
  'AAAAAAAf8AAAAfgAAAAD__gAAAAAAAAf8AAAAfAAAAAD__gAAAAAAAAf4AAAAeAAAAADw_gAAAAAAAAfgAAAAAAAAAAAA_AA',
  'AAAAAAAfgAAAAAAAAAAAAPAAAAAAAAAfAAAAAAAAAAAAAAACAAAAAAA-AAAAAAAAAAAAACAAAAAAAAA8AAAAAAAAAAAAACAI',
  'AAAAAAA8AAAAAAAAAAAAAAAYAAAAAAA4AAAAAAAAAAAAAAAAAAAAAAA4AAAAAAAAEAAAAAAAAAAAAAAxgAAAAAAAAAAAAAAA',
  'AAAAAAA4AAAAAAAAAAAAAAAAAAAAAAAIAEAAAAAAAAAAAAAA',
].join('')

/** Whether a cell is land; columns continue around the world. */
export function isLand(row: number, column: number): boolean {
  const around = ((column % COLUMNS) + COLUMNS) % COLUMNS
  const letter = land[row * (COLUMNS / 6) + Math.floor(around / 6)]
  return row >= 0 && letter !== undefined && ((LETTERS.indexOf(letter) >> (5 - (around % 6))) & 1) === 1
}

/** The dots of a crop as one path, in cells: each dot is a line of length 0 with round ends. */
export function landPath({ west, north, width, height }: Crop): string {
  const [columns, rows] = [width / CELL.width, height / CELL.height]
  const first = { column: Math.round((west + 180) / CELL.width), row: Math.round((CELL.top - north) / CELL.height) }
  let path = ''
  for (let row = 0; row < rows; row += 1)
    for (let column = 0; column < columns; column += 1)
      if (isLand(first.row + row, first.column + column)) path += `M${column} ${row}h0`
  return path
}
