export const doctorQaPaths = {
  department: '/obs-department-question',
  departmentDoctors: '/obs-department-question/doctor',
  departmentQuestions: '/obs-department-question/question',
  /** `doctor/{doctor}`; with any other type, the id is the id of a question. */
  departmentDetail: '/obs-department-detail/:type/:id',
  /**
   * `create/{doctor or position}`, `ask-again/{question}`; with any other type, the question is sent to no doctor in
   * particular.
   */
  questionForm: '/question-form/:type/:id',
  obstetricQa: '/obstetric-qa',
  myQuestions: '/question-form-list',
} as const
