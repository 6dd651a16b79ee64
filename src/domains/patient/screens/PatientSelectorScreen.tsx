import { useSuspenseQuery } from '@tanstack/react-query'
import { paths, to } from '#/paths.ts'
import { useReturnWith } from '#/shared/lib/actions/use-return-to.ts'
import { safeTarget } from '#/shared/lib/safe/safe-target.ts'
import { LinkBar } from '#/shared/ui/LinkButton.tsx'
import { EmptyState } from '#/shared/ui/EmptyState.tsx'
import { Page } from '#/shared/ui/Page.tsx'
import { useSearch } from '#/shared/ui/screen-context.tsx'
import { CollapsedList } from '#/shared/ui/lists/CollapsedList.tsx'
import { PatientLine } from '../components/PatientLine.tsx'
import { allPatients } from '../queries.ts'
import { targetWith } from '../rules.ts'
import '../components/patient-line.css'

/**
 * /pt-contacts-selector: selects a person for the `target` (LOGIN-049); without a `target`, it is a list (BIND-016).
 */
export default function PatientSelectorScreen() {
  const search = useSearch(paths.patientSelector)
  const target = safeTarget(search.target)
  const returnWith = useReturnWith()
  const { data: patients } = useSuspenseQuery(allPatients())
  const title = target ? '选择受检人' : '受检人'
  // Saving a new patient also selects the patient. Saving changes to a patient returns to this list without a selection.
  const add = to(paths.patientForm, { id: 'new' }, { target })
  const choose = (id: string) => {
    const back = targetWith(target, id)
    if (back) void returnWith(back)
  }
  if (patients.items.length === 0)
    return (
      <Page title={title}>
        <EmptyState
          picture="empty-list"
          text="还没有受检人，请先填写做检测的人的信息"
          action={{ label: '新增受检人', to: add }}
        />
      </Page>
    )
  return (
    <Page title={title}>
      <CollapsedList items={patients.items} isNeeded={({ id }) => id === search.patientId}>
        {(shown) => (
          <ul className="patient-list" aria-label={title}>
            {shown.map((patient) => (
              <PatientLine
                key={patient.id}
                patient={patient}
                chosen={patient.id === search.patientId}
                onChoose={target ? () => choose(patient.id) : null}
                edit={to(paths.patientForm, { id: patient.id })}
              />
            ))}
          </ul>
        )}
      </CollapsedList>
      <LinkBar to={add}>新增受检人</LinkBar>
    </Page>
  )
}
