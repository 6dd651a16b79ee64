import type { Control } from 'react-hook-form'
import { ChoiceField, TextField } from '#/shared/form/Field.tsx'
import { MobileField } from '#/shared/form/MobileField.tsx'
import { Card } from '#/shared/ui/Page.tsx'
import type { SurveyQuestion } from '../model.ts'
import { CONSULT_LENGTH } from '../rules.ts'
import type { ConsultValues } from './consult-form.ts'

interface Props {
  control: Control<ConsultValues>
  survey: readonly SurveyQuestion[]
}

export function ConsultFields({ control, survey }: Props) {
  return (
    <>
      <Card>
        <TextField
          control={control}
          name="content"
          label="咨询内容"
          placeholder="例如：这项检测适合孩子做吗？"
          multiline
          maxLength={CONSULT_LENGTH}
        />
      </Card>
      {survey.length > 0 && (
        <Card title="方便顾问准备（选填）">
          {survey.map(({ id, content, options }, index) =>
            options.length > 0 ? (
              <ChoiceField
                key={id}
                control={control}
                name={`answers.q${index}`}
                label={content}
                choices={options.map((option) => ({ value: option, label: option }))}
              />
            ) : (
              <TextField key={id} control={control} name={`answers.q${index}`} label={content} maxLength={100} />
            ),
          )}
        </Card>
      )}
      <Card>
        <TextField
          control={control}
          name="name"
          label="称呼（选填）"
          placeholder="例如：王女士"
          autoComplete="name"
          maxLength={20}
        />
        <MobileField control={control} name="mobile" placeholder="顾问会打这个号码联系您" hint="只用于这次咨询的联系" />
      </Card>
    </>
  )
}
