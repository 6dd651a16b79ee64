import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { paths, to } from '#/paths.ts'
import { EmptyState } from '#/shared/ui/EmptyState.tsx'
import { LinkButton } from '#/shared/ui/LinkButton.tsx'
import { ActionBar } from '#/shared/ui/Page.tsx'
import { SafeImage } from '#/shared/ui/pictures/SafeImage.tsx'
import { hospitals } from '../queries.ts'
import { doctorsOf, type KnownDoctor } from '../rules.ts'
import { NoVisit } from './Notes.tsx'
import './doctor.css'
import './question-list.css'

/** The address of a question without a doctor: the form with any type but `create`. */
const WITHOUT_DOCTOR = to(paths.questionForm, { type: 'any', id: '0' })

/** The picture shown for a doctor without a picture. */
const NO_FACE = '/pictures/avatar.svg'

export function DoctorHead({ doctor: { name, title, headImage, hospital } }: { doctor: KnownDoctor }) {
  return (
    <span className="qa-doctor">
      <SafeImage className="qa-face" src={headImage || NO_FACE} alt="" />
      <span className="qa-doctor-words">
        <strong>{[name || '医生', title].filter(Boolean).join(' ')}</strong>
        <span className="muted">{hospital}</span>
      </span>
    </span>
  )
}

export function Doctors() {
  const { data } = useSuspenseQuery(hospitals())
  const doctors = doctorsOf(data.items)
  if (doctors.length === 0)
    return (
      <EmptyState
        picture="empty-list"
        text="暂时没有医生名单。您可以直接提问，由产科医生回答"
        action={{ label: '直接提问', to: WITHOUT_DOCTOR }}
      />
    )
  return (
    <>
      <ul className="qa-list" aria-label="产科医生">
        {doctors.map((doctor) => (
          <li key={doctor.id}>
            <Link className="card qa-doctor-line" to={to(paths.departmentDetail, { type: 'doctor', id: doctor.id })}>
              <DoctorHead doctor={doctor} />
              {doctor.introduction && <span className="qa-last">{doctor.introduction}</span>}
            </Link>
          </li>
        ))}
      </ul>
      <NoVisit />
      <ActionBar>
        <LinkButton block kind="plain" to={WITHOUT_DOCTOR}>
          不选医生，直接提问
        </LinkButton>
      </ActionBar>
    </>
  )
}
