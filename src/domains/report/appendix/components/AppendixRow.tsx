import { memo } from 'react'
import type { AppendixEntry } from '../../model.ts'
import { geneLine } from '../appendix-rules.ts'
import './appendix.css'

/** One tested disease with its tested genes. */
export const AppendixRow = memo(function AppendixRow({ entry }: { entry: AppendixEntry }) {
  const genes = geneLine(entry.genes)
  return (
    <div className="appendix-row">
      <strong>{entry.chineseName || entry.englishName}</strong>
      {entry.chineseName && entry.englishName && (
        <span className="muted" lang="en">
          {entry.englishName}
        </span>
      )}
      {genes && <span className="appendix-genes">{`基因 ${genes}`}</span>}
    </div>
  )
})
