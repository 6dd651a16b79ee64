import { banners } from '#/domains/banner/queries.ts'
import { paths, to } from '#/paths.ts'
import { screen } from '#/shared/lib/screen.ts'
import { hospitals, myQuestions, questionById } from './queries.ts'

const loadDepartment = () => import('./screens/DepartmentScreen.tsx')

export const routes = [
  screen(paths.department, loadDepartment, { title: '产科问答', skeleton: 'list', data: () => [hospitals()] }),
  screen(paths.departmentDoctors, loadDepartment, { title: '产科医生', skeleton: 'list', data: () => [hospitals()] }),
  screen(paths.departmentQuestions, loadDepartment, { title: '产科问题', personal: true, skeleton: 'list' }),
  screen(paths.departmentDetail, () => import('./screens/ThreadScreen.tsx'), {
    title: '问答详情',
    personal: true,
    login: true,
    skeleton: 'detail',
    data: ({ params }) => [params.type === 'doctor' ? hospitals() : questionById(params.id)],
  }),
  screen(paths.questionForm, () => import('./screens/QuestionFormScreen.tsx'), {
    title: '我要提问',
    personal: true,
    login: true,
    skeleton: 'form',
    // People ask further questions in the thread, where the question and its answers are visible.
    redirect: ({ params }) =>
      params.type === 'ask-again' ? to(paths.departmentDetail, { type: 'question', id: params.id }) : null,
    data: () => [hospitals()],
  }),
  screen(paths.obstetricQa, () => import('./screens/ObstetricQaScreen.tsx'), {
    title: '产科问答',
    share: true,
    skeleton: 'home',
    data: () => [banners('HOME')],
  }),
  screen(paths.myQuestions, () => import('./screens/MyQuestionsScreen.tsx'), {
    title: '我的提问',
    personal: true,
    login: true,
    skeleton: 'list',
    data: () => [myQuestions()],
  }),
]
