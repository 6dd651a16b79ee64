import type { UseFormReturn } from 'react-hook-form'
import { ChoiceField } from '#/shared/form/Field.tsx'
import { Card } from '#/shared/ui/Page.tsx'
import { PersonFields } from '#/widgets/person/PersonFields.tsx'
import type { PersonValues, StoredPerson } from '#/widgets/person/person-form.ts'
import { PicturesField } from '#/widgets/PicturesField.tsx'
import type { PapersValues } from '../forms/insured-form.ts'
import { INSURE_PICTURES, relations } from '../rules.ts'

const choices = relations.map((value) => ({ value, label: value }))

interface Props {
  /** The stored person, whose numbers are masked; null for a new person. */
  person: StoredPerson | null
  people: UseFormReturn<PersonValues, unknown, PersonValues>
  papers: UseFormReturn<PapersValues, unknown, PapersValues>
}

/** The fields of the insured person and of the materials (INS-004, VAL-011, VAL-016). */
export function InsuredPerson({ person, people, papers }: Props) {
  return (
    <>
      <Card title="被保险人">
        <PersonFields form={people} person={person} />
        <ChoiceField control={papers.control} name="relation" label="被保险人是您的" choices={choices} />
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
