/** A recessive variant and what it means for four children, in natural frequencies. */

export const partners = ['UNKNOWN', 'FREE', 'CARRIER'] as const
export type Partner = (typeof partners)[number]

export const partnerLabel: Record<Partner, string> = { UNKNOWN: '未知', FREE: '不是携带者', CARRIER: '也是携带者' }

export type ChildState = 'unknown' | 'free' | 'carrier' | 'affected'

export const childLabel: Record<ChildState, string> = {
  unknown: '还不知道',
  free: '不携带',
  carrier: '健康携带者',
  affected: '可能受影响',
}

/** One parent is a carrier: each combination of the parents' two copies stands for one of four children. */
export function childrenOf(partner: Partner): ChildState[] {
  if (partner === 'UNKNOWN') return ['unknown', 'unknown', 'unknown', 'unknown']
  return partner === 'FREE' ? ['carrier', 'carrier', 'free', 'free'] : ['affected', 'carrier', 'carrier', 'free']
}

const sentences: Record<Partner, string> = {
  UNKNOWN: '伴侣做过同一基因的检测后，才知道孩子的机会。多数人不是携带者。',
  FREE: '平均 4 个孩子中约 2 个是和您一样的健康携带者，约 2 个不携带，一般不会因这个基因受影响。',
  CARRIER: '平均 4 个孩子中约 1 个可能受影响，约 2 个是健康携带者，约 1 个不携带。每次怀孕的机会都一样。',
}

export const childrenSentence = (partner: Partner): string => sentences[partner]
