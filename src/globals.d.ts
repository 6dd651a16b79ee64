/** True only in builds with the mock backend; all other builds leave out the code behind this flag. */
declare const __MOCK__: boolean

/** The light build of hls.js has the types of the full build. */
declare module 'hls.js/light' {
  export { default as Hls } from 'hls.js'
}

/** The class of axios without its façade; axios exports the path, but not its type. */
declare module 'axios/unsafe/core/Axios.js' {
  export { Axios as default } from 'axios'
}

/** The settings of a deployment, from .env.production or from the environment of the build. */
interface ImportMetaEnv {
  readonly VITE_APP_NAME?: string
  readonly VITE_AUTHORIZATION_HOSTS?: string
  readonly VITE_CAMPAIGN_CODE?: string
  readonly VITE_DEBUG_CONSOLE?: string
  readonly VITE_ERROR_REPORT_URL?: string
  readonly VITE_EXTERNAL_HOSTS?: string
  readonly VITE_FIRST_SHARE_LOTTERY?: string
  readonly VITE_FOLLOW_QR?: string
  readonly VITE_HIDE_REWARDS_IN_WECHAT?: string
  readonly VITE_HOSTS?: string
  readonly VITE_PAY_HOSTS?: string
  readonly VITE_PRIVACY_POLICY_ID?: string
  readonly VITE_RESERVATION_ORGANISATION?: string
  readonly VITE_SERVICE_MAIL?: string
  readonly VITE_SERVICE_PHONE?: string
  readonly VITE_SERVICE_WECHAT?: string
  readonly VITE_STATISTICS_URL?: string
  readonly VITE_STORE_ORIGIN?: string
}
