import { paths, to } from '#/paths.ts'
import { inputIfConfirmed, toast } from '#/shared/ui/layers/toast.ts'
import { useAppMutation } from '#/shared/ui/use-app-mutation.ts'
import { answerInvitation } from '../mutations.ts'

const ASK = '拒绝后，你们不会出现在彼此的族谱里。确定拒绝这个邀请吗？'

/** Accepts an invitation, or refuses it after a confirmation (FAM-004). */
export function useAnswer(id: string) {
  const answer = useAppMutation(answerInvitation, {
    onDone: (_made, { body }) => toast(body.state === 'AGREE' ? '已同意，你们在彼此的族谱里了' : '已拒绝', 'success'),
    redirectTo: (_made, { body }) => (body.state === 'AGREE' ? to(paths.pedigree, { type: 'family' }) : undefined),
  })
  return {
    answering: answer.busy,
    agree: () => answer.run({ body: { id, state: 'AGREE' } }),
    refuse: () => answer.run(inputIfConfirmed({ text: ASK, confirm: '拒绝' }, { body: { id, state: 'REJECT' } })),
  }
}
