import { wordFor } from '#/shared/lib/words.ts'
import type { ComponentType } from 'react'
import type { GoodsGroup } from '#/domains/mall/model.ts'
import {
  AncestryIcon,
  CareIcon,
  CellIcon,
  ChildIcon,
  FamilyIcon,
  HeartIcon,
  InheritIcon,
  ServiceIcon,
} from '#/shared/ui/group-icons.tsx'
import './home.css'

const icons: Record<string, ComponentType<{ size?: number }>> = {
  AncestryIcon,
  CareIcon,
  CellIcon,
  ChildIcon,
  FamilyIcon,
  HeartIcon,
  InheritIcon,
  ServiceIcon,
}

interface GroupIconsProps {
  groups: readonly GoodsGroup[]
  chosen: string
  onChoose: (id: string) => void
}

/** A second tap on the chosen group shows all goods again. */
export function GroupIcons({ groups, chosen, onChoose }: GroupIconsProps) {
  return (
    <div className="home-groups" role="group" aria-label="商品分类">
      {groups.map((group) => {
        const Icon = wordFor(icons, group.icon)
        const on = group.id === chosen
        return (
          <button
            key={group.id}
            type="button"
            className={on ? 'home-group home-group-on' : 'home-group'}
            aria-pressed={on}
            onClick={() => onChoose(on ? '' : group.id)}
          >
            <span className="home-group-icon">
              {Icon ? <Icon size={26} /> : <span aria-hidden="true">{Array.from(group.name.trim())[0]}</span>}
            </span>
            {group.name}
          </button>
        )
      })}
    </div>
  )
}
