import { type Category } from '../source/report-ids.ts'
import type { ComponentType } from 'react'
import { AncestryIcon, HeartIcon, InheritIcon } from '#/shared/ui/group-icons.tsx'
import { DrugIcon, LifestyleIcon, RareIcon } from '#/shared/ui/icons.tsx'

const icons: Record<Category, ComponentType<{ size?: number }>> = {
  COMMON_DISEASES: HeartIcon,
  PHARMACOGENOMICS: DrugIcon,
  LIFE_STYLE: LifestyleIcon,
  GENETIC_DISEASES: InheritIcon,
  RARE_DISEASES: RareIcon,
  ANCESTRY: AncestryIcon,
}

export function CategoryIcon({ category, size = 24 }: { category: Category; size?: number }) {
  const Icon = icons[category]
  return <Icon size={size} />
}
