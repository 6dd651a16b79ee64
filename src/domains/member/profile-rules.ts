import type { User } from '#/domains/user/model.ts'
import type { Profile } from './model.ts'

/** The user with what only the full profile knows. What both know is the user's: it is read again after each change. */
export const withProfile = (user: User, profile: Profile | null | undefined): User =>
  profile
    ? {
        ...user,
        fullName: user.fullName || profile.fullName,
        mobile: user.mobile || profile.mobile,
        headImage: user.headImage || profile.headImage,
        gender: user.gender === 'SECRET' ? profile.gender : user.gender,
        birthday: user.birthday || profile.birthday,
      }
    : user
