/** The result of some work; rejects if the work takes more than the given number of ms. */
export const withTimeout = <T>(work: Promise<T>, ms: number, late = new Error('late')): Promise<T> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(late), ms)
    void work.finally(() => clearTimeout(timer)).then(resolve, reject)
  })
