/**
 * All settings of a deployment in one object (.env.production explains the values). Each setting is read by its full
 * name, so that the build contains only its value and not the table of all settings. Outside a build (the mock backend
 * in plain Node), there is no environment, and every setting has its default.
 */

import { hostsFor, list } from '#/hosts.ts'

const siteHost = () => (typeof window === 'undefined' ? '' : window.location.host)

/** A function, so that tests can read the settings of other deployments. */
export const readConfig = () => ({
  appName: import.meta.env?.VITE_APP_NAME || '生命密码健康',
  /** Empty when not set: the sentence about calling is then left out (FMT-015). */
  servicePhone: import.meta.env?.VITE_SERVICE_PHONE ?? '',
  /** Further channels to reach the service; empty when there is none. */
  serviceWechat: import.meta.env?.VITE_SERVICE_WECHAT ?? '',
  serviceMail: import.meta.env?.VITE_SERVICE_MAIL ?? '',
  campaignCode: import.meta.env?.VITE_CAMPAIGN_CODE ?? '',
  hosts: hostsFor(siteHost(), import.meta.env?.VITE_HOSTS),
  /** Origin of the public object store; empty: same origin (BUILD-004). */
  storeOrigin: import.meta.env?.VITE_STORE_ORIGIN ?? '',
  externalHosts: list(import.meta.env?.VITE_EXTERNAL_HOSTS),
  errorReportUrl: import.meta.env?.VITE_ERROR_REPORT_URL ?? '',
  statisticsUrl: import.meta.env?.VITE_STATISTICS_URL ?? '',
  debugConsole: import.meta.env?.VITE_DEBUG_CONSOLE !== 'false',
  hideRewardsInWechat: import.meta.env?.VITE_HIDE_REWARDS_IN_WECHAT === 'true',
  followQr: import.meta.env?.VITE_FOLLOW_QR ?? '',
  /** Hosts that a WeChat authorization may open (§4); the mock backend adds its own host where it runs. */
  authorizationHosts: [
    ...list(import.meta.env?.VITE_AUTHORIZATION_HOSTS || 'open.weixin.qq.com'),
    ...(typeof __MOCK__ !== 'undefined' && __MOCK__ ? [siteHost()] : []),
  ],
  /** Exact hosts of the payment services (§2 /alipay). */
  payHosts: list(import.meta.env?.VITE_PAY_HOSTS || 'openapi.alipay.com,mclient.alipay.com,qr.alipay.com'),
  privacyPolicyId: import.meta.env?.VITE_PRIVACY_POLICY_ID || '1',
  /** Suffixes of the picture store and the path of children's pictures (REP-055, REP-056). */
  imageSuffix: { compress: '!compress', jpg: '!jpg', scale: '!scale' },
  childrenPicturePath: 'children/',
  /** The lottery unlocked by the first share of a report (decision 82). */
  firstShareLottery: import.meta.env?.VITE_FIRST_SHARE_LOTTERY || 'L1',
  /** The organisation that accepts payments of visits without a login, for reservations that name no organisation. */
  reservationOrganisation: import.meta.env?.VITE_RESERVATION_ORGANISATION ?? '',
  sampleReportPackage: { adult: 'PKG-ADULT', child: 'PKG-CHILD' },
  share: {
    title: import.meta.env?.VITE_APP_NAME || '生命密码健康',
    description: '了解自己的基因，安心照顾家人',
    path: '/Home',
    // WeChat's share cards do not show SVG.
    picture: '/pictures/share-default.png',
  },
})

export const config = readConfig()
