export const doctorQaPaths = {
  department: '/obs-department-question',
  departmentDoctors: '/obs-department-question/doctor',
  departmentQuestions: '/obs-department-question/question',
  /** `doctor/{doctor}`; any other type is a question. */
  departmentDetail: '/obs-department-detail/:type/:id',
  /** `create/{doctor or position}`, `ask-again/{question}`; any other type asks without a doctor. */
  questionForm: '/question-form/:type/:id',
  obstetricQa: '/obstetric-qa',
  myQuestions: '/question-form-list',
} as const
