import { RegisterPage } from '../components/RegisterPage.tsx'

/** /medical-register: for people invited by doctors (LOGIN-006). */
export default function MedicalRegisterScreen() {
  return (
    <RegisterPage
      title="医生邀请注册"
      head="医生邀请您加入"
      text="用手机号注册，以后用它查看检测、报告和医生的建议。您的报告只有您自己能看到"
    />
  )
}
