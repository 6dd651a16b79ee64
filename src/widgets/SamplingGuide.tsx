import { Link } from 'react-router'
import { samplingGuide } from '#/domains/sample/bind-rules.ts'
import { paths, to } from '#/paths.ts'
import './sampling-guide.css'

/** What the person does until the laboratory begins: how to sample and how to send the tube back. */
export const SamplingGuide = () => (
  <div className="sampling">
    <dl>
      {samplingGuide.map(([what, how]) => (
        <div key={what}>
          <dt>{what}</dt>
          <dd>{how}</dd>
        </div>
      ))}
    </dl>
    <Link to={to(paths.help, {}, { q: '采样' })}>看采样的帮助</Link>
  </div>
)
