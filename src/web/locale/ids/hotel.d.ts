// biome-ignore-all format: generated
// Written by src/web/locale/build/generate-ids.ts from locale/en/hotel.json.
import '../word-store.ts'

declare module '../word-store.ts' {
  interface WordParams {
    'hotel.kind-hotel': null
    'hotel.kind-hostel': null
    'hotel.kind-apartment': null
    'hotel.kind-guest_house': null
    'hotel.kind-resort': null
    'hotel.kind-ryokan': null
    'hotel.kind-riad': null
    'hotel.kind-villa': null
    'hotel.board-room_only': null
    'hotel.board-breakfast': null
    'hotel.board-half_board': null
    'hotel.board-full_board': null
    'hotel.board-all_inclusive': null
    'hotel.pay-now': null
    'hotel.pay-deposit': null
    'hotel.all-there': null
    'hotel.pay-at_property': null
    'hotel.bed-single': { count: number }
    'hotel.bed-double': { count: number }
    'hotel.bed-queen': { count: number }
    'hotel.bed-king': { count: number }
    'hotel.bed-sofa_bed': { count: number }
    'hotel.bed-bunk': { count: number }
    'hotel.bed-futon': { count: number }
    'hotel.amenity-wifi': null
    'hotel.amenity-breakfast': null
    'hotel.amenity-pool': null
    'hotel.amenity-beach': null
    'hotel.amenity-spa': null
    'hotel.amenity-gym': null
    'hotel.amenity-restaurant': null
    'hotel.amenity-bar': null
    'hotel.amenity-parking': null
    'hotel.amenity-ev_charging': null
    'hotel.amenity-airport_shuttle': null
    'hotel.amenity-air_conditioning': null
    'hotel.amenity-kitchen': null
    'hotel.amenity-laundry': null
    'hotel.amenity-family_rooms': null
    'hotel.amenity-kids_club': null
    'hotel.amenity-pets': null
    'hotel.amenity-front_desk_24h': null
    'hotel.amenity-lift': null
    'hotel.amenity-business_centre': null
    'hotel.amenity-hot_spring': null
    'hotel.amenity-garden': null
    'hotel.amenity-terrace': null
    'hotel.access-step_free_entrance': null
    'hotel.access-lift_to_rooms': null
    'hotel.access-accessible_room': null
    'hotel.access-roll_in_shower': null
    'hotel.access-grab_rails': null
    'hotel.access-visual_alarm': null
    'hotel.access-accessible_parking': null
    'hotel.fee-vat': null
    'hotel.fee-service_charge': null
    'hotel.fee-city_tax': null
    'hotel.fee-resort_fee': null
    'hotel.fee-cleaning': null
    'hotel.score-9': null
    'hotel.score-8': null
    'hotel.score-7': null
    'hotel.score-6': null
    'hotel.score-0': null
    'hotel.time-there': { time: string | number }
    'hotel.scene-facade': { hotel: string | number }
    'hotel.scene-lobby': { hotel: string | number }
    'hotel.scene-room': { hotel: string | number }
    'hotel.scene-dormitory': { hotel: string | number }
    'hotel.scene-bathroom': { hotel: string | number }
    'hotel.scene-kitchen': { hotel: string | number }
    'hotel.scene-restaurant': { hotel: string | number }
    'hotel.scene-pool': { hotel: string | number }
    'hotel.scene-beach': { hotel: string | number }
    'hotel.scene-view': { hotel: string | number }
    'hotel.scene-garden': { hotel: string | number }
    'hotel.scene-courtyard': { hotel: string | number }
    'hotel.scene-terrace': { hotel: string | number }
    'hotel.scene-spa': { hotel: string | number }
    'hotel.scene-hot_spring': { hotel: string | number }
    'hotel.photo': { hotel: string | number }
    'hotel.place-dates': { place: string | number; dates: string | number }
    'hotel.guests': { adults: number; rooms: number }
    'hotel.guests-children': { adults: number; children: number; rooms: number }
    'hotel.stars': { count: number }
    'hotel.score-label': { score: string | number; count: number }
    'hotel.reviews': { count: number }
    'hotel.no-reviews': null
    'hotel.cancel-today': null
    'hotel.cancel-arrival': { date: string | number }
    'hotel.cancel-free': { time: string | number }
    'hotel.cancel-part': { time: string | number; refund: string | number }
    'hotel.cancel-after': null
    'hotel.not-free-unpaid': null
    'hotel.not-free-partly': null
    'hotel.not-free-none': null
    'hotel.cancel-never': null
    'hotel.cancel-after-some': null
    'hotel.cancel-never-some': null
    'hotel.cancel-after-charge': { charge: string | number }
    'hotel.cancel-never-charge': { charge: string | number }
    'hotel.guarantee-card': null
    'hotel.guarantee-none': null
    'hotel.guarantee-saved': { charge: string | number }
    'hotel.guaranteed-by': { card: string | number; charge: string | number }
    'hotel.guarantee-charge': { amount: string | number; estimate: string | number }
    'hotel.sum-now': null
    'hotel.sum-there': null
    'hotel.sum-total': null
    'hotel.about': { amount: string | number }
    'hotel.fees-none': null
    'hotel.due-now': null
    'hotel.due-at_property': null
    'hotel.nights': { count: number }
    'hotel.rooms': { count: number }
    'hotel.sleeps': { count: number }
    'hotel.square-metres': { size: string | number }
    'hotel.check-in': null
    'hotel.check-out': null
    'hotel.from-time': { time: string | number }
    'hotel.between-times': { from: string | number; until: string | number }
    'hotel.until-time': { time: string | number }
    'hotel.changed-up': null
    'hotel.changed-down': null
    'hotel.price-was': null
    'hotel.price-now': null
    'hotel.price-difference': null
    'hotel.saved-price': { price: string | number; date: string | number }
    'hotel.saved-price-later': null
    'hotel.saved-no-dates': null
    'hotel.no-children': null
    'hotel.no-children-room': { number: string | number; count: number; ages: string | number }
    'hotel.no-children-next': null
    'hotel.occupancy': { adults: number }
    'hotel.occupancy-children': { adults: number; children: number; ages: string | number }
    'hotel.save': { hotel: string | number }
    'hotel.unsave': { hotel: string | number }
    'hotel.map-explore': null
    'hotel.map-loading': null
    'hotel.map-failed': null
    'hotel.map-label': null
    'hotel.map-keys': null
    'hotel.zoom-in': null
    'hotel.zoom-out': null
    'hotel.change-now': null
    'hotel.change-there': null
    'hotel.change-before': null
    'hotel.change-after': null
    'hotel.change-difference': null
  }
}
