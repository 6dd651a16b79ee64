import { useState } from 'react'
import { Form } from '#/shared/form/Form.tsx'
import { useFormVisit } from '#/shared/form/use-form-visit.ts'
import { useZodForm } from '#/shared/form/use-zod-form.ts'
import { customerIdentityTypes } from '#/shared/lib/idcard.ts'
import { Button } from '#/shared/ui/Button.tsx'
import { Card } from '#/shared/ui/Page.tsx'
import { useAppMutation } from '#/shared/ui/use-app-mutation.ts'
import { bodyOf, keptPerson, PersonForm, type PersonValues, valuesOf } from '#/widgets/person/person-form.ts'
import { PersonFields } from '#/widgets/person/PersonFields.tsx'
import type { InsureMaterial } from '../model.ts'
import { relations } from '../rules.ts'
import { saveInsured } from '../mutations.ts'
import '#/shared/form/field.css'
import '#/shared/ui/choice.css'

/** The form of the insured person, with a save button of its own (INS-004, VAL-011, VAL-016). */
export function InsuredPerson({ material }: { material: InsureMaterial }) {
  const [defaults] = useState(() => valuesOf(material.name ? material : null))
  const [relation, setRelation] = useState(material.relation)
  const draft = `insured ${material.id}`
  const { form, submit, lost } = useZodForm<PersonValues, PersonValues>(PersonForm, {
    defaults,
    draft,
    kept: keptPerson,
    onSubmit: (values) => {
      const { identityCardType, ...person } = bodyOf(values)
      const type = customerIdentityTypes.find((one) => one === identityCardType) ?? 'CHINESE_IDENTITY_CARD'
      save.run({ body: { id: material.id, ...person, identityCardType: type, relation } })
    },
  })
  const visit = useFormVisit(draft)
  const save = useAppMutation(saveInsured, { onDone: visit.finish })
  return (
    <Form onSubmit={submit} lost={lost}>
      <Card title="被保险人">
        <PersonFields form={form} person={material.name ? material : null} />
        <fieldset role="radiogroup" className="field">
          <legend className="field-label">被保险人是您的</legend>
          <div className="choices">
            {relations.map((one) => (
              <label key={one} className={`choice${relation === one ? ' choice-on' : ''}`}>
                <input
                  type="radio"
                  name={`relation ${material.id}`}
                  className="sr-only"
                  checked={relation === one}
                  onChange={() => setRelation(one)}
                />
                {one}
              </label>
            ))}
          </div>
        </fieldset>
        <Button type="submit" block kind="plain" busy={save.busy}>
          保存被保险人
        </Button>
      </Card>
    </Form>
  )
}
