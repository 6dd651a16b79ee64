import { ageText, haploPieces } from './haplo-rules.ts'
import type { HaploTypeResult } from '../model.ts'

/**
 * Texts about the levels of a haplogroup code. Paternal and maternal codes use the same letters with different
 * meanings.
 */

export type Line = 'father' | 'mother'

const fathers = new Map([
  ['C', '很早走出非洲的一支，沿海岸与草原散布到亚洲东部、北部和大洋洲。'],
  ['D', '亚洲古老的一支，今天在青藏高原和日本列岛较多。'],
  ['E', '主要分布在非洲和地中海周边的一支。'],
  ['F', '欧亚大陆许多支系的共同起点。'],
  ['G', '与西亚、高加索的早期农人有关的一支。'],
  ['I', '欧洲本地古老的一支。'],
  ['J', '主要分布在西亚和地中海周边的一支。'],
  ['K', '由它分出了今天亚洲、欧洲和美洲的大多数父系。'],
  ['N', '从东亚北部向北扩散，直到北欧的一支。'],
  ['O', '东亚和东南亚最主要的父系，大约三万多年前在东亚南部一带形成。'],
  ['O1', 'O 之下偏南的一大支，东南沿海、海岛和朝鲜半岛较多。'],
  ['O2', 'O 之下最大的一支，汉族里大约一半以上的男性属于它。'],
  ['O2a', 'O2 之下的主干，东亚各地都有。'],
  ['O2a2', '主干上的一支，与黄河流域的早期农人关系密切。'],
  ['Q', '走过西伯利亚、到达美洲的一支。'],
  ['R', '从亚洲西部散布到欧洲和南亚的一大支。'],
])

const mothers = new Map([
  ['A', '东亚北部、西伯利亚和美洲常见的一支。'],
  ['B', '东亚、东南亚直到太平洋各岛常见的一支。'],
  ['B4', 'B 之下最大的一支，从华南到海岛都有分布，航海的人群把它带到很远的地方。'],
  ['B4c', 'B4 之下的一支，东亚和东南亚都有。'],
  ['C', '西伯利亚和蒙古高原常见的一支，也到达了美洲。'],
  ['D', '东亚最主要的母系之一，北方多于南方。'],
  ['D4', 'D 之下最大的一支，东亚北部、朝鲜半岛和日本列岛都很常见。'],
  ['D5', 'D 之下的一支，东亚各地都有。'],
  ['F', '东亚南部和中南半岛常见的一支。'],
  ['G', '东北亚和青藏高原常见的一支。'],
  ['H', '欧洲最常见的一支。'],
  ['L', '所有人母系的源头，主要留在非洲。'],
  ['L3', '走出非洲的人群，母系都从它分出。'],
  ['M', '走出非洲后两大支之一，分布在亚洲和大洋洲。'],
  ['M7', 'M 之下的一支，东亚沿海和海岛较多。'],
  ['M8', 'M 之下的一支，东亚北部和西伯利亚较多。'],
  ['N', '走出非洲后两大支之一，遍布欧亚和美洲。'],
  ['R', 'N 之下的一大支，由它分出了欧亚的许多母系。'],
  ['Z', '从东亚北部到北欧都能见到的一支，人数不多。'],
])

const parentOf = (code: string, piece: string): string => {
  const pieces = haploPieces(code)
  return pieces[pieces.indexOf(piece) - 1] ?? ''
}

/** The text of a level: from the server's migration data, else the app's own text, else a general sentence. */
export function pieceText(line: Line, result: HaploTypeResult, piece: string): string {
  const step = result.haploMigrationPathList.find((entry) => entry.haplotype.trim() === piece)
  if (step?.about) return [ageText(step.startTime), step.about].filter(Boolean).join('：')
  const known = (line === 'father' ? fathers : mothers).get(piece)
  if (known) return known
  const parent = parentOf(result.haplotype, piece)
  return parent
    ? `在 ${parent} 之下再分出的一支：比 ${parent} 多一处可以辨认的路标。`
    : `国际谱系树上的一个大类，用字母 ${piece} 表示。`
}

/** Paragraphs: why a line has no result, that this is not an error, and which relatives could be tested instead. */
export function noResultReason(line: Line, gender: 'MALE' | 'FEMALE' | 'SECRET'): string[] {
  if (line === 'mother')
    return [
      '这一项没有结果，通常是因为样本里可以判断母系的位点还不够。',
      '母系由线粒体记录，同一位母亲的子女结果相同，也可由母亲或兄弟姐妹检测。',
    ]
  const relatives = '想了解这条线，可由父亲或兄弟检测，祖父、伯叔、堂兄弟也可以：同一条父系，结果通常相同。'
  if (gender === 'MALE')
    return ['父系由 Y 染色体记录。这一项没有结果，通常是因为样本里可以判断的位点还不够。', relatives]
  const noYChromosome =
    gender === 'FEMALE'
      ? '父系由 Y 染色体记录，女性没有 Y 染色体，所以这里没有结果。这很正常，不是检测出了问题。'
      : // A receiver of a shared report is not shown the owner's sex.
        '父系由 Y 染色体记录。样本里没有 Y 染色体，或者可以判断的位点还不够，就没有这一项结果。'
  return [noYChromosome, relatives]
}
