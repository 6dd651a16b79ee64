import { config } from '#/config.ts'
import { paths, to } from '#/paths.ts'
import { pageNavigation } from '#/shared/lib/safe/page-navigation.ts'
import { Button } from '#/shared/ui/Button.tsx'
import { LinkButton } from '#/shared/ui/LinkButton.tsx'
import { Page } from '#/shared/ui/Page.tsx'
import { Logo } from '#/shared/ui/pictures/Logo.tsx'
import { authorizeAgain, useAuthorization } from '../authorization.ts'
import { authorizationText } from '../authorization-rules.ts'
import { authorizationDeclined } from '../login-address.ts'
import '../components/login.css'

/**
 * /auth-start: shown before WeChat opens and after it returns. Every exit loads a new page, so that an address that
 * once had a code is neither signed nor shared.
 */
export default function AuthStartScreen() {
  const { phase, purpose, target } = useAuthorization()
  const { head, text, action } = authorizationText[phase]
  const login = to(paths.login, {}, { target })
  return (
    <Page title="微信授权" onBack={() => pageNavigation.replace(paths.home)}>
      <div className="login-head" role="status" aria-busy={phase === 'working'}>
        {phase === 'working' ? <span className="auth-spinner" aria-hidden="true" /> : <Logo size={56} />}
        <p className="login-name">{head}</p>
        <p className="muted">{text.replace('{app}', config.appName)}</p>
      </div>
      {action && (
        <div className="auth-actions">
          <Button block onPress={authorizeAgain}>
            {action}
          </Button>
          {purpose === 'login' ? (
            <LinkButton kind="plain" block href={login}>
              用手机号登录
            </LinkButton>
          ) : (
            <LinkButton kind="plain" block href={target} onPress={() => authorizationDeclined.write(true)}>
              不授权，继续填写
            </LinkButton>
          )}
          <LinkButton kind="text" block href={paths.home}>
            先逛逛
          </LinkButton>
        </div>
      )}
    </Page>
  )
}
