import { type UseFormReturn, useController } from 'react-hook-form'
import { Card } from '#/shared/ui/Page.tsx'
import { PersonFields } from '#/widgets/person/PersonFields.tsx'
import type { PersonValues, StoredPerson } from '#/widgets/person/person-form.ts'
import { PicturesField } from '#/widgets/PicturesField.tsx'
import type { PapersValues } from '../forms/insured-form.ts'
import { INSURE_PICTURES, relations } from '../rules.ts'
import '#/shared/form/field.css'
import '#/shared/ui/choice.css'

interface Props {
  /** The stored person, whose numbers are masked; null for a new one. */
  person: StoredPerson | null
  people: UseFormReturn<PersonValues, unknown, PersonValues>
  papers: UseFormReturn<PapersValues, unknown, PapersValues>
}

function RelationField({ papers: { control } }: Pick<Props, 'papers'>) {
  const {
    field: { value, name, onChange },
  } = useController({ control, name: 'relation' })
  return (
    <fieldset role="radiogroup" className="field">
      <legend className="field-label">被保险人是您的</legend>
      <div className="choices">
        {relations.map((one) => (
          <label key={one} className={`choice${value === one ? ' choice-on' : ''}`}>
            <input
              type="radio"
              name={name}
              className="sr-only"
              checked={value === one}
              onChange={() => onChange(one)}
            />
            {one}
          </label>
        ))}
      </div>
    </fieldset>
  )
}

/** The fields of the insured person and of the materials (INS-004, VAL-011, VAL-016). */
export function InsuredPerson({ person, people, papers }: Props) {
  return (
    <>
      <Card title="被保险人">
        <PersonFields form={people} person={person} />
        <RelationField papers={papers} />
      </Card>
      <Card title="材料">
        <PicturesField
          control={papers.control}
          name="pictures"
          label="材料图片"
          most={INSURE_PICTURES}
          hint="身份证正反面，或户口本上本人的一页"
        />
      </Card>
    </>
  )
}
