import { paths } from '#/paths.ts'
import { screen } from '#/shared/lib/screen.ts'
import { allPatients, patientById } from './queries.ts'
import { isNewPatient } from './rules.ts'

export const routes = [
  screen(paths.patientForm, () => import('./screens/PatientFormScreen.tsx'), {
    title: '受检人',
    personal: true,
    login: true,
    skeleton: 'form',
    data: ({ params: { id } }) => (isNewPatient(id) ? [] : [patientById(id)]),
  }),
  screen(paths.patientSelector, () => import('./screens/PatientSelectorScreen.tsx'), {
    title: '选择受检人',
    personal: true,
    login: true,
    skeleton: 'list',
    data: () => [allPatients()],
  }),
]
