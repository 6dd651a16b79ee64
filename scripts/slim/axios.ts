import type { Cuts } from './cut.ts'

/**
 * The parts of axios that the app never uses (ADR 003). The app makes one bare `Axios` with an adapter of its own, and
 * calls `request` with an object of method, url, headers, data and signal. It uses no interceptors, transforms,
 * parameters or base addresses; its settings are two flat objects; and it treats everything that `request` throws
 * alike.
 */
export const axiosCuts: Readonly<Record<string, Cuts>> = {
  // The whole façade with its instance.
  'index.js': { instead: "export { default as Axios } from './lib/core/Axios.js'" },
  'lib/core/Axios.js': {
    never: ['getUri'],
    gone: ['validators'],
    without: [
      '../helpers/buildURL.js',
      './InterceptorManager.js',
      './mergeConfig.js',
      './buildFullPath.js',
      './methodList.js',
      '../helpers/validator.js',
      '../defaults/transitional.js',
      './AxiosError.js',
    ],
    always: {
      // The short forms such as `get`, and the default headers for each method.
      'utils.forEach(…': 'void 0',
      'new InterceptorManager()': 'null',
      'validator.assertOptions(…': 'void 0',
      'err instanceof Error': 'false',
    },
    inside: {
      _request: {
        "typeof configOrUrl === 'string'": 'false',
        'mergeConfig(…': '{ ...$1, ...$2 }',
        'transitional !== undefined': 'false',
        'paramsSerializer != null': 'false',
        contextHeaders: 'void 0',
        commonHeaders: 'void 0',
        methodHeaders: 'void 0',
        'utils.merge(…': 'void 0',
        'this.interceptors.request.forEach(…': 'void 0',
        'this.interceptors.response.forEach(…': 'void 0',
        synchronousRequestInterceptors: 'true',
        'requestInterceptorChain.length': '0',
        'responseInterceptorChain.length': '0',
      },
    },
  },
  'lib/core/dispatchRequest.js': {
    without: [
      './transformData.js',
      '../cancel/isCancel.js',
      '../defaults/index.js',
      '../cancel/CanceledError.js',
      '../adapters/adapters.js',
    ],
    always: {
      'transformData.call(config, config.transformRequest)': 'config.data',
      'transformData.call(config, config.transformResponse, response)': 'response.data',
      'reason && reason.response': 'false',
      'isCancel(reason)': 'false',
      'adapters.getAdapter(config.adapter || defaults.adapter, config)': 'config.adapter',
      'new CanceledError(null, config)': "Error('canceled')",
      'config.cancelToken': 'void 0',
      // Every call sets its content type.
      "['post', 'put', 'patch'].indexOf(config.method) !== -1": 'false',
    },
  },
  'lib/core/AxiosHeaders.js': {
    without: ['../helpers/parseHeaders.js'],
    never: ['get', 'has', 'delete', 'clear', 'normalize', 'toString', 'getSetCookie', 'parseParameters', 'accessor'],
    always: {
      'parseHeaders(…': 'void 0',
      'isValidHeaderName(…': 'true',
      'AxiosHeaders.accessor(…': 'void 0',
      'utils.reduceDescriptors(…': 'void 0',
      'utils.freezeMethods(…': 'void 0',
    },
  },
  'lib/utils.js': {
    keep: [
      'isArray',
      'isFunction',
      'isObject',
      'isPlainObject',
      'isString',
      'isSafeIterable',
      'findKey',
      'forEach',
      'getSafeProp',
      'hasOwnProp',
      'toSafeFlatObject',
    ],
  },
}
