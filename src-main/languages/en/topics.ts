import type { TopicWords } from '../language.ts'

export const topics: TopicWords = {
  asked: {
    weight:
      'heavy weigh weighs weight lightweight pounds pound lbs kilograms kilogram kg grams how_light how_much_do_i_get how_much_do_you_get how_much_will_i_get in_a_bag in_a_pack in_a_box in_the_pack in_the_bag how_many_kilos how_many_grams how_many_pounds bring_to_the_scales on_the_scales tip_the_scales',
    length: 'long length longer shorter feet_long inseam inside_leg leg_length sleeve_length',
    width: 'wide width wider narrow narrower broad breadth',
    height: 'tall high height taller higher how_high how_tall',
    depth: 'deep depth thick thickness thicker thin how_thick',
    diameter: 'diameter across',
    size: 'size sizes big large small dimensions measure measurements measurement bigger smaller inches inch cm how_big fit_in fit_on tiny huge footprint take_up space_does_it space_does_it_take how_much_space how_much_room dimension proportions extent how_large how_much_space_does how_much_desk fit_through',
    volume:
      'capacity volume hold holds liters litres liter litre ml milliliters ounces ounce oz gallon quart how_much_liquid cubic fluid contain_how_much how_much_is_in how_much_in in_the_bottle in_the_jar in_the_tin in_the_pack in_the_bag fill_level fits_in_it how_much_fits how_much_do_i_get how_much_do_you_get how_much_will_i_get in_a_bottle in_a_jar in_a_tin in_a_pack in_a_bag in_a_box in_one_bottle in_one_jar in_one_bag how_much_goes how_much_can_i_put how_much_will_fit how_much_can_it',
    material:
      'made_of made_out_of made_from material materials fabric fabrics composed cloth metal leather cotton polyester wool silk linen nylon rubber plastic wood wooden steel stainless gold silver aluminum aluminium glass ceramic suede denim velvet bamboo synthetic spandex elastane acrylic brass copper iron titanium bronze alloy canvas silicone foam latex fur metals porcelain marble what_wood what_metal which_material',
    colour:
      'color colors colour colours black white red blue green yellow pink purple brown gray grey orange beige navy tan colored coloured shade',
    brand:
      'brand brands manufacturer manufactured made_by makes_this makes_these makes_it made_this maker company produced_by who_made who_makes who_is_it_by publisher publishes what_make which_make',
    battery:
      'battery batteries rechargeable recharge charge charging mah lithium charger aa aaa cordless plug_in_to_charge usb_charged how_do_i_charge how_is_it_charged',
    lasting:
      'battery_life last lasts runtime run run_time talk standby for_how_long how_long_does how_long_do shelf_life best_before expire expires burn burns keep_fresh stay_fresh keeps_for stay_hot stay_warm stays_hot stays_warm stay_cold stays_cold keep_warm keep_cold how_many_hours go_off use_by battery_last on_one_charge aged_for in_the_barrel matured_for playtime play_time playing_time running_time working_time listening_time per_charge a_charge single_charge before_it_needs_charging needs_charging before_recharging burn_time burning_time how_many_days how_many_weeks good_for_how_long stays_good does_it_stay_good perishable how_many_minutes how_many_months how_many_years between_charges hold_charge holds_charge hold_a_charge hours_per_charge steep steeping',
    charging:
      'charging to_charge recharge recharging charge_it charge_them charge_up charge_time charging_time charge_fully fully_charge fully_charged it_charge they_charge',
    power:
      'power powered plug voltage volt volts watt watts wattage amp amps electric electricity outlet adapter ac dc corded consume consumes consumption use_much_electricity running_costs mains',
    audience:
      'men women man woman male female boys girls boy girl mens womens unisex gender ladies guys husband wife dad mom son daughter him her uncle aunt who_is_it_for for_whom grandma grandpa granny grandad',
    age: 'age ages old year_old years_old kids kid children child adult adults toddler toddlers baby babies teen teens infant toddlers from_what_age from_which_age what_age how_old_must minimum_age too_young old_enough too_old',
    care: 'wash washable washed washing machine_washable dishwasher clean cleaned cleaning dryer tumble bleach dry_clean hand_wash care look_after take_care_of care_for maintain maintenance wipe_clean wiped in_the_wash put_it_in_the_machine stain stains launder rinse descale sharpen oiled re_oil  what_temp which_temperature_wash how_many_degrees_wash washed_at wash_at in_the_washer through_the_wash wash_up washed_up hand_washed rinsed laundry launder_it scrub in_the_dishwasher dishwasher_safe dish_washer',
    origin:
      'where_~_made where_~_grown where_~_produced where_~_manufactured where_is_it_made made_in country region origin come_from comes_from imported import foreign grown where_does_it_come where_do_they_come sourced harvested where_are_they_made where_is_it_from where_are_they_from where_s_it_from pressed_in woven_in brewed_in baked_in sewn_in knitted_in roasted_in bottled_in produced_in blown_in handmade_in distilled_in which_country what_country country_of_origin home_made_in native_to where_~_come from_where provenance made_where hail',
    warranty: 'warranty guarantee guaranteed warrantied covered_for how_long_is_it_covered',
    water:
      'heavy_rain keep_~_dry keeps_~_dry keep_the_water_out keeps_the_water_out keep_water_out keeps_water_out keep_the_wet keeps_the_wet let_water let_~_water lets_water lets_~_water waterproof water_resistant water_repellent rain swim swimming wet shower submerge underwater rainproof splash_proof water drizzle downpour puddles moisture splash splashes watertight sweatproof waterproofing leak leaks leaking leaky get_wet gets_wet wetness rainfall dunk dunked pool bath stay_dry stays_dry keep_dry keeps_dry keep_me_dry keeps_me_dry keep_the_rain keeps_the_rain pouring bucketing chucking_it raining rained thunderstorm splashed splashing waterlogged dry_feet let_in_water lets_in_water',
    count:
      'how_many number count many multiple several pack package_of pieces per_box per_pack single more_than_one only_one pair quantity set how_many_are how_many_come pieces_in_it number_of one_piece one_or_several just_one sold_singly sold_individually singly how_many_do_i_get',
    included:
      'come_with comes_with include included includes including separately in_the_box supplied come_in_a_set what_do_i_get in_the_kit in_the_set inside_the_box bundled part_of_the_set thrown_in get_with_it buy_separately extra_cost accessories have_to_buy part_of_it comes_along come_along throw_in extra_buy need_to_buy buy_extra bought_separately sold_with bring_my_own comes_complete what_else_do_i_need',
    compatibility:
      'compatible compatibility work_with works_with fit_my fits support supports supported use_with work_for apple samsung iphone ipad android windows mac device devices car vehicle truck motorcycle phone tablet xbox playstation nintendo system_requirements go_with goes_with work_on works_on suitable_with use_it_on use_with_my for_my_model will_it_fit go_over goes_over fit_over fits_over clip_on_to fit_onto',
    connection:
      'connect connects connected connection connections connectivity bluetooth wifi wi_fi usb ethernet wireless wirelessly wired hdmi nfc port ports interface cable pair_with plug_into connector plug_type hook_up pair_it cordless_connection app_control sockets socket jack wire plug_~_into plug_~_in network_cable lan headphone_jack headphone_socket usb_c aux with_headphones on_headphones',
    occasion:
      'occasion occasions event events wedding party formal casual casually holiday christmas birthday dressy work_attire everyday business prom date_night',
    fit: 'fit fits tight loose snug snugly fitted baggy slim skinny regular_fit relaxed true_to_size run_small runs_small run_large runs_large come_up_small',
    ingredients:
      'whats_in what_s_in what_is_in in_it inside made_with ingredient ingredients contain contains sugar allergic allergy allergies gluten dairy nuts soy vitamins protein fillers natural organic paraben sulfate acid wheat alcohol vegan caffeine sodium composition lactose additives preservatives sesame vegetarian halal msg free_of animal_stuff animal_products animal_ingredients',
    flavour:
      'flavor flavors flavour flavours taste tastes flavored taste_like sweet_or_dry sweet sweeter sweetness sour bitter dry_or_sweet salty tangy',
    scent: 'scent scented smell smells fragrance unscented smell_like smells_like perfumed',
    style: 'style kind type sort look design',
    pattern: 'pattern print printed striped stripes plain floral polka',
    shape: 'shape shaped round square oval rectangular heart',
    season: 'season seasons winter summer spring fall autumn weather cold warm',
    sport:
      'sport sports running hiking basketball football soccer gym tennis golf yoga cycling athletic exercise activity',
    use: 'used_for use_this_for purpose use good_for best_for suitable_for meant_for intended what_can_i_do_with what_is_it_for suited_to',
    language:
      'language languages english spanish french german subtitles subtitled translated dubbed italian japanese chinese',
    format:
      'format dvd cd blu_ray hardcover paperback widescreen vinyl ebook audiobook edition disc discs version',
    author:
      'author wrote written artist director directed actor actors star stars starring singer sings illustrator who_wrote sung performed narrator',
    year: 'year when released published release date model_year new newest old_is how_old made_when decade vintage model_from',
    memory:
      'memory ram storage gb disk drive store cache flash megabytes gigabytes tb ssd how_much_space_on storage_space microsd micro_sd sd_card memory_card card_slot',
    processor: 'processor cpu graphics gpu cores core chip video_card',
    screen: 'screen display resolution pixels hd 4k monitor touchscreen lcd led_display',
    speed: 'speed fast rate transfer quick slow mbps rpm faster how_fast gears rotations',
    temperature:
      'temperature hot heat oven microwave cold freezer degrees fahrenheit celsius oven_safe how_cold how_hot how_warm minus_degrees comfort_temperature keep_it_cool grill induction hob degree temp set_the_heat choose_the_temperature temperature_control how_many_degrees',
    mounting:
      'install installed installation mount mounted assemble assembly wall hang free_standing attach stand door put_together fix_to_the_wall put_up set_up easy_to_build tools_needed build_it build_myself build_it_myself ready_assembled put_~_together flat_pack flatpack self_assembly come_assembled comes_assembled arrive_assembled screw_together',
    load: 'up_to_how_much up_to_what hold_weight weight_limit support_weight load capacity maximum_weight weight_capacity how_much_weight carry_how_much how_heavy_a hold_up_to bear carry_up_to will_it_carry can_it_carry will_it_hold can_it_hold take_my_weight weigh_to_use heaviest how_heavy_can withstand take_how_much weight_can what_load max_load maximum_load how_much_load how_many_kilos_can how_many_kg_can how_many_pounds_can how_many_kilos_does how_many_kilos_will hold_me support_me support_my_weight hold_my_weight carry_my_weight how_much_can_it_bear how_much_does_it_carry how_much_will_it_carry can_weigh can_~_weigh able_to_weigh',
    room: 'room rooms kitchen bathroom bedroom office living_room indoor indoors outdoor outdoors garage patio',
    animal: 'dog dogs cat cats pet pets species animal animals puppy kitten bird fish',
    people:
      'seats seater guests diners people persons person sleep sleeps how_many_people occupancy serve serves servings portions feed feeds for_how_many how_many_can_sit sit_at seat how_many_sleep sit mouths feeds_how_many eaters',
    players: 'player players play by_myself people_play alone how_many_can_play for_two_players two_player',
    closure:
      'closure clasp zipper zip button buttons buckle velcro lace laces snap fasten fastens do_up does_up close_up',
    finish: 'finish glossy matte polished shiny glare satin polish surface',
    pocket: 'pocket pockets compartment compartments',
    heel: 'heel heels sole insole flat flats wedge wedges',
    stone:
      'stone stones gem gems gemstone diamond diamonds pearl pearls carat carats jewel jewels ruby sapphire crystal',
    neck: 'neck neckline collar sleeve sleeves sleeveless v_neck crew hood hooded',
    light:
      'light lights bright brightness lumens bulb bulbs lamp led opacity blackout opaque see_through sheer transparent light_out block_light how_bright dimmed dimmer glow shine',
    energy: 'energy efficient efficiency energy_star',
    remote: 'remote',
    team: 'team teams league nfl nba',
    condition: 'condition new used refurbished',
    code: 'gtin ean upc isbn barcode sku mpn part_number model_number article_number asin',
    noise:
      'loud louder noise noisy quiet silent decibel decibels db sound_level how_loud how_quiet make_a_noise squeak how_noisy sound_like make_noise makes_noise din racket quieter audible buzz buzzing humming rattle rattles creak creaks wake_the wake_anyone',
    strength:
      'strength intense intensity spicy spiciness how_hot_is roast roasted how_strong mild heat hotness strong',
    level:
      'beginner beginners starter difficulty how_difficult level advanced learn_on easy_to_play easy_to_learn first_time',
    shutoff:
      'turn_off turns_off turn_itself switch_off switches_off switch_itself shut_off shuts_off shut_itself auto_off automatic_shut_off timer turn_~_off switch_~_off cut_out cuts_out stops_by_itself stop_by_itself off_by_itself off_automatically',
    folding:
      'fold folds folded folding foldable collapsible collapse pack_down packs_down packed_size take_apart fold_up folds_up take_~_apart fold_~_up fold_~_down fold_away folds_away fold_flat folds_flat pack_away packs_away',
    sun: 'uv spf sun_protection sunscreen sun_cream',
    storage:
      'store_it storing keep_it_in_the_fridge refrigerate fridge freeze frozen how_should_i_keep how_do_i_keep in_the_fridge once_opened once_open after_opening once_it_s_open',
    stretch:
      'stretch stretches stretchy stretchable elastic elasticated elasticity elastane spandex lycra give_a_bit give_a_little bit_of_give some_give any_give they_give it_give',
    ironing:
      'iron irons ironed ironing non_iron crease creases creased creasing wrinkle wrinkles wrinkled wrinkling crumple crumples',
    alcohol: 'alcohol alcoholic abv how_strong percent percentage per_cent what_proof how_many_proof strong',
    nutrition: 'calories calorie kcal calorific fattening nutrition nutritional',
    lining: 'lining lined unlined',
    filling: 'filling filled fill padding padded inside what_s_inside whats_inside what_is_inside',
    category: 'category department',
  },
  named: {
    weight: 'weight mass net_quantity net_weight',
    length: 'length',
    width: 'width',
    height: 'height',
    depth: 'depth thickness',
    diameter: 'diameter',
    size: 'size dimension measurement',
    volume: 'capacity volume net_quantity net_content net_contents fill_quantity net_weight contents',
    material: 'material fabric composition metal leather textile outer',
    colour: 'color colour light_colour light_color colour_temperature color_temperature',
    brand: 'brand manufacturer maker',
    battery: 'battery batteries charging',
    lasting:
      'battery_life runtime operating_life talk_time standby_time run_time burn_time burning_time play_time shelf_life best_before brewing_time steeping_time cooking_time drying_time storage keeps_warm keeps_cold keeps_hot burns_for battery_runtime aged matured ageing',
    charging: 'charging_time charge_time recharge_time',
    power: 'power voltage wattage watt current amperage adapter',
    audience: 'gender audience department',
    age: 'age maturation ageing recommended_age',
    care: 'care washing cleaning dishwasher wash washable cleaning_instructions machine_wash dishwasher_safe maintenance',
    origin: 'origin country',
    warranty: 'warranty guarantee',
    water:
      'water waterproof resistance splash_proof protection ip_rating water_resistance waterproofing water_column',
    count:
      'number count num quantity total_eaches eaches pack_size pack_of pieces number_of_pieces pages strings gears keys',
    included:
      'included includes components contents scope_of_delivery in_the_box set_contents accessories supplied_with comes_with supplied box_contents',
    compatibility:
      'compatible compatibility supported supports fits devices models platform system requirements vehicle suitable_for compatible_with works_with for_models suitable_models fits_models',
    connection:
      'connectivity connection connector interface wireless bluetooth wifi communication ports plug bluetooth_version',
    occasion: 'occasion lifestyle event',
    fit: 'fit',
    ingredients: 'ingredients allergens',
    flavour: 'flavor flavour taste sweetness residual_sugar',
    scent: 'scent fragrance smell',
    style: 'style type design',
    pattern: 'pattern print',
    shape: 'shape',
    season: 'season seasons',
    sport: 'sport activity',
    use: 'recommended_uses purpose application use',
    language: 'language',
    format: 'format media edition binding',
    author: 'author contributor artist actor director writer',
    year: 'year release date publication model_year',
    memory: 'memory ram storage disk cache flash',
    processor: 'processor cpu coprocessor graphics',
    screen: 'screen display resolution',
    speed: 'speed rate transfer',
    temperature: 'temperature heat comfort_temperature comfort_limit oven_safe heat_resistant hobs',
    mounting: 'installation mounting assembly mount fixing',
    load: 'load suitable_up_to user_weight rider_weight body_weight animal_weight max_user_weight maximum_weight weight_recommendation max_weight weight_limit weight_capacity max_load maximum_load',
    room: 'room',
    animal: 'species pet breed',
    people: 'seats seating guests diners persons person people occupancy sleeps serves servings portions',
    players: 'players',
    closure: 'closure clasp zipper fastening',
    finish: 'finish surface',
    pocket: 'pocket pockets compartments',
    heel: 'heel sole insole',
    stone: 'stone gem gemstone diamond pearl',
    neck: 'neck collar sleeve',
    light: 'light bulb brightness lumens lamp opacity blackout dimmable',
    energy: 'energy_class efficiency',
    remote: 'remote',
    team: 'team league',
    condition: 'condition',
    code: 'gtin ean upc isbn barcode sku mpn asin part_number article_number',
    noise: 'noise sound loudness noise_level volume_level',
    level: 'level difficulty skill_level suitable_for_beginners',
    strength: 'intensity strength roast roast_level spiciness heat_level heat heat_scale hotness',
    shutoff: 'auto_off automatic_shut_off automatic_switch_off shut_off timer auto_shutdown',
    folding: 'foldable folded_size packed_size pack_size_folded collapsible',
    sun: 'uv spf uv_protection sun_protection_factor',
    storage: 'storage keep storing',
    stretch: 'stretch elasticity',
    ironing: 'ironing iron',
    alcohol: 'alcohol abv alcohol_content alcohol_by_volume strength',
    nutrition: 'nutrition nutritional calories kcal energy_value energy_per',
    lining: 'lining inner_lining lined inner',
    filling: 'filling fill stuffing padding',
    category: 'category product_type',
  },
}
