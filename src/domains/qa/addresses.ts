export const addresses = {
  department: '/obs-department-question',
  departmentDoctors: '/obs-department-question/doctor',
  departmentQuestions: '/obs-department-question/question',
  departmentDetail: '/obs-department-detail/:type/:id',
  /** `create/{doctor or position}`, `ask-again/{question}`. */
  questionForm: '/question-form/:type/:id',
  obstetricQa: '/obstetric-qa',
  myQuestions: '/question-form-list',
} as const
