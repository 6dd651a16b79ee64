import { type Control, useWatch } from 'react-hook-form'
import { CheckIcon } from '#/shared/ui/icons.tsx'
import { Card } from '#/shared/ui/Page.tsx'
import { isWechat } from '#/shared/wechat/wechat.ts'
import { PICTURES_NEED_WECHAT, PicturesField } from '#/widgets/PicturesField.tsx'
import { type Material, materials } from '../rules.ts'
import { type ClaimValues, finishedText, isFinished } from './claim-form.ts'
import './claim-form.css'

interface Props {
  control: Control<ClaimValues>
}

function MaterialField({ control, material }: Props & { material: Material }) {
  const { type, label, hint, most, needed } = material
  const done = isFinished(useWatch({ control, name: `pictures.${type}` }))
  return (
    <li className="material">
      <p
        className={done ? 'material-state material-done' : 'material-state'}
        role="status"
        aria-label={`${label}的状态`}
      >
        {done && <CheckIcon size={16} />}
        <span>{done ? '已完成' : needed ? '必传' : '没有可以不传'}</span>
      </p>
      <PicturesField
        control={control}
        name={`pictures.${type}`}
        label={label}
        most={most}
        hint={hint}
        optional={!needed}
        wechatSaid
      />
    </li>
  )
}

export function MaterialFields({ control }: Props) {
  const pictures = useWatch({ control, name: 'pictures' })
  return (
    <Card title="理赔材料">
      <p className="muted">{finishedText(pictures)}</p>
      {!isWechat() && <p className="material-note">{PICTURES_NEED_WECHAT}</p>}
      <ul aria-label="材料清单">
        {materials.map((material) => (
          <MaterialField key={material.type} control={control} material={material} />
        ))}
      </ul>
    </Card>
  )
}
