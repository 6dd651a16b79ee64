import type { ChangeEvent, CompositionEvent } from 'react'
import { type Control, useController } from 'react-hook-form'
import { FieldShell } from '#/shared/form/Field.tsx'
import { ScanIcon } from '#/shared/ui/icons.tsx'
import type { SampleValues } from '../forms/sample-form.ts'
import { caretIn, groupSampleId, normaliseSampleId } from '../rules.ts'
import './bind.css'

interface SampleFieldProps {
  control: Control<SampleValues>
  onScan: () => void
}

/** Groups the number by four; the caret stays between the same characters, even in the middle of the number. */
function regroup(input: HTMLInputElement): string {
  const { value, selectionStart } = input
  const grouped = groupSampleId(normaliseSampleId(value))
  // The value is set here before React sets the same value, so that React finds no change and does not move the caret.
  input.value = grouped
  const caret = caretIn(grouped, value, selectionStart ?? value.length)
  input.setSelectionRange(caret, caret)
  return grouped
}

export function SampleField({ control, onScan }: SampleFieldProps) {
  const {
    field: { value, ref, onBlur, onChange },
    fieldState,
  } = useController({ control, name: 'sampleId' })
  // While an input method is composing, its text must not be changed.
  const typed = ({ nativeEvent, currentTarget }: ChangeEvent<HTMLInputElement>) =>
    onChange(
      nativeEvent instanceof InputEvent && nativeEvent.isComposing ? currentTarget.value : regroup(currentTarget),
    )
  const composed = ({ currentTarget }: CompositionEvent<HTMLInputElement>) => onChange(regroup(currentTarget))
  return (
    <FieldShell label="样本编号" error={fieldState.error?.message} hint="编号印在采样管和采样盒的条码下方">
      {({ id, describedBy }) => (
        <>
          <input
            id={id}
            ref={ref}
            className="sample-input"
            type="text"
            placeholder="请输入样本编号"
            autoComplete="off"
            autoCapitalize="characters"
            autoCorrect="off"
            spellCheck={false}
            enterKeyHint="next"
            value={value}
            aria-invalid={fieldState.invalid}
            aria-describedby={describedBy}
            onBlur={onBlur}
            onChange={typed}
            onCompositionEnd={composed}
          />
          <button type="button" className="icon-button" aria-label="扫描样本条码" onClick={onScan}>
            <ScanIcon />
          </button>
        </>
      )}
    </FieldShell>
  )
}
